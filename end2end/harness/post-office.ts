import { SMTPServer } from "smtp-server";
import { expect } from "./test";

/** A mail as it arrived. */
export interface Mail {
  to: string;
  subject: string;
  /** The head, and the text without its transfer encoding. */
  head: string;
  text: string;
}

/** A real mail server that keeps everything. */
export class PostOffice {
  readonly mails: Mail[] = [];
  private readonly smtp: SMTPServer;

  private constructor() {
    this.smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS", "AUTH"],
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          const raw = Buffer.concat(chunks).toString("utf8");
          for (const { address } of session.envelope.rcptTo) this.mails.push(read(raw, address));
          done();
        });
      },
    });
  }

  static async open(): Promise<PostOffice> {
    const office = new PostOffice();
    await new Promise<void>((open) => office.smtp.listen(0, "127.0.0.1", open));
    return office;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.smtp.server.address().port}`;
  }

  /** Waits for a mail to this address whose subject is like that. */
  async mailTo(address: string, subject: RegExp): Promise<Mail> {
    const find = () => this.mails.find((it) => it.to === address && subject.test(it.subject));
    await expect.poll(find, { message: `a mail to ${address} about ${subject}`, timeout: 60_000 }).toBeTruthy();
    return find() as Mail;
  }

  async close(): Promise<void> {
    await new Promise<void>((closed) => this.smtp.close(closed));
  }
}

/** The path of the first link of a mail; the people's browsers come by another address. */
export function linkOf(mail: Mail): string {
  const link = /https?:\/\/\S+\/notice\/\S+/.exec(mail.text);
  if (!link) throw new Error(`no link in ${mail.text}`);
  return new URL(link[0]).pathname;
}

function read(raw: string, to: string): Mail {
  const [head = ""] = raw.split("\r\n\r\n", 1);
  const unfolded = head.replace(/\r\n[ \t]+/g, " ");
  const subject = /^Subject: (.*)$/m.exec(unfolded)?.[1]?.trim() ?? "";
  const part = /Content-Type: text\/plain[^]*?\r\n\r\n([^]*?)\r\n--/i.exec(raw);
  const encoding = /Content-Transfer-Encoding: (\S+)/i.exec(part?.[0] ?? "")?.[1] ?? "7bit";
  return { to, subject, head: unfolded, text: decoded(part?.[1] ?? "", encoding) };
}

function decoded(text: string, encoding: string): string {
  switch (encoding.toLowerCase()) {
    case "base64":
      return Buffer.from(text, "base64").toString("utf8");
    case "quoted-printable": {
      const bytes = text.replace(/=\r\n/g, "").replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
      return Buffer.from(bytes, "latin1").toString("utf8");
    }
    default:
      return text;
  }
}
