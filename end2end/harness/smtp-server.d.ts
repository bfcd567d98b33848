/** As much of it as the post office needs. */
declare module "smtp-server" {
  import type { AddressInfo } from "node:net";
  import type { Readable } from "node:stream";

  interface Session {
    envelope: { rcptTo: { address: string }[] };
  }

  export class SMTPServer {
    constructor(options: {
      authOptional?: boolean;
      disabledCommands?: string[];
      onData(stream: Readable, session: Session, done: (error?: Error | null) => void): void;
    });
    server: { address(): AddressInfo };
    listen(port: number, host: string, done: () => void): void;
    close(done: () => void): void;
  }
}
