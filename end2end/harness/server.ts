import { type ChildProcess, execFile, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { within } from "./own-time";

export const BINARY = process.env.ROOKERY_SERVER ?? resolve("../target/release/rookery");
const SITE = process.env.ROOKERY_SITE ?? resolve("../target/site");

/**
 * The time that the server may take to start, in milliseconds of its own time: nobody waits for ever for one that
 * hangs.
 */
const STARTING = 60_000;

/** The further settings of the server, by the names of its environment. */
export type Environment = Record<string, string>;

/** Here many browsers share one address, and tests are faster than people: nobody is refused for that. */
const WITHOUT_LIMITS: Environment = Object.fromEntries(
  ["SIGN_IN", "NEWCOMER", "ANSWER", "READ"].map((it) => [`ROOKERY_${it}_BURST`, "1000000"]),
);

/** By how many milliseconds the server says that it has moved all that runs. */
export interface Moved {
  /** Along with a clock on the wall that somebody has set. */
  set: number;
  /** Because it was not there or could do nothing. */
  givenBack: number;
}

/** The real server on a database of its own, which outlives the process. */
export class Server {
  private process: ChildProcess | undefined;
  /** The lines that it wrote, for a failure's report. */
  log = "";
  port = 0;

  private constructor(
    private readonly folder: string,
    private readonly pace: number,
    private readonly environment: Environment,
    private readonly heard: (text: string) => void,
  ) {}

  /**
   * `pace`: milliseconds that the computer waits before it answers where it is asked alone.
   * `heard` is told all that it writes, and what is done to it.
   */
  static async start(pace = 0, environment: Environment = {}, heard: (text: string) => void = () => undefined): Promise<Server> {
    if (!existsSync(BINARY)) {
      throw new Error(`${BINARY} is not built; \`cargo xtask test --only e2e\` builds it`);
    }
    const server = new Server(mkdtempSync(join(tmpdir(), "rookery-end2end-")), pace, environment, heard);
    await server.run();
    return server;
  }

  /** Ends it without a warning, as a power cut would. */
  async kill(): Promise<void> {
    await this.end("SIGKILL");
  }

  /** Starts it again on the same database and the same port. */
  async restart(): Promise<void> {
    await this.run();
  }

  /** From now on each write to its files fails: EFBIG, which SQLite takes for a disk that fails. */
  async refuseWrites(): Promise<void> {
    await this.limit("1");
  }

  /** And now they succeed again. */
  async allowWrites(): Promise<void> {
    await this.limit("unlimited");
  }

  private async limit(bytes: string): Promise<void> {
    await promisify(execFile)("prlimit", ["--pid", `${this.process?.pid}`, `--fsize=${bytes}:unlimited`]);
  }

  async stop(): Promise<void> {
    await this.end("SIGTERM");
    rmSync(this.folder, { recursive: true, force: true });
  }

  /**
   * Creates a table from a file of `positions/GAME/`, as the operator would, while the server runs.
   * `time`: the pace, as `rookery import --help` writes it.
   * `seats`: the names of people by what they play; the computer has the others. Returns its path.
   */
  async import(position: string, seats: Record<string, string>, time = "unlimited", game = "westeros"): Promise<string> {
    const named = Object.entries(seats).map(([seat, name]) => `${name}=${seat}`);
    const file = resolve("positions", game, `${position}.case`);
    const env = { ...process.env, ...this.environment, NO_COLOR: "1", ROOKERY_DATABASE: this.database };
    const of = ["import", file, "--game", game, "--seats", named.join(","), "--time", time];
    const { stdout } = await promisify(execFile)(BINARY, of, { env });
    return stdout.trim();
  }

  /** Plays every running table again on this build; what the operator is told. */
  async check(): Promise<string> {
    const env = { ...process.env, NO_COLOR: "1", ROOKERY_DATABASE: this.database };
    const { stdout } = await promisify(execFile)(BINARY, ["check", "--all"], { env });
    return stdout;
  }

  /** Lets somebody read what was reported, as the operator would. */
  async appointModerator(name: string): Promise<void> {
    const env = { ...process.env, NO_COLOR: "1", ROOKERY_DATABASE: this.database };
    await promisify(execFile)(BINARY, ["admin", "moderator", name], { env });
  }

  /** Of the process that runs now, or ran last. */
  get pid(): number {
    return this.process?.pid ?? 0;
  }

  get moved(): Moved {
    // A whole line: what comes next may be the rest of a number.
    const sum = (told: RegExp) => [...this.log.matchAll(told)].reduce((sum, it) => sum + Number(it[1]), 0);
    return {
      set: sum(/the clock was set; .* step=(-?\d+) .*\n/g),
      givenBack: sum(/time without a server is given back gap=(-?\d+) .*\n/g),
    };
  }

  /** Tells whether its process is there. */
  get lives(): boolean {
    return !!this.process && this.process.exitCode === null && this.process.signalCode === null;
  }

  private get database(): string {
    return this.environment.ROOKERY_DATABASE ?? `sqlite://${join(this.folder, "rookery.db")}?mode=rwc`;
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const process = this.process;
    if (!process || !this.lives) return;
    const ended = new Promise((done) => process.once("exit", done));
    process.kill(signal);
    const late = setTimeout(() => process.kill("SIGKILL"), 10_000);
    await ended;
    clearTimeout(late);
    this.heard(`${signal}: it is gone\n`);
  }

  private async run(): Promise<void> {
    // A write beyond the limit of `refuseWrites` fails; without this it would end the server.
    const survive = ["-c", 'trap "" XFSZ; exec "$0" "$@"', BINARY];
    const started = spawn("sh", [...survive, "--address", `127.0.0.1:${this.port}`], {
      env: {
        ...process.env,
        NO_COLOR: "1",
        ROOKERY_PACE: String(this.pace),
        ROOKERY_DATABASE: this.database,
        LEPTOS_SITE_ROOT: SITE,
        LEPTOS_ENV: "PROD",
        ...WITHOUT_LIMITS,
        ...this.environment,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.process = started;
    this.heard(`process ${started.pid}\n`);
    this.port = await this.listening(started);
  }

  /** The server says where it listens as soon as it does. */
  private listening(started: ChildProcess): Promise<number> {
    const from = this.log.length;
    return new Promise((found, failed) => {
      const read = (text: Buffer) => {
        this.log += text;
        this.heard(`${text}`);
        const address = /http:\/\/127\.0\.0\.1:(\d+)/.exec(this.log.slice(from));
        if (address) found(Number(address[1]));
      };
      started.stdout?.on("data", read);
      started.stderr?.on("data", read);
      started.once("error", failed);
      started.once("exit", (code) => failed(new Error(`the server ended with ${code}\n${this.log}`)));
      const opened = () => this.log.slice(from).includes("http://");
      const over = () => started.exitCode !== null || started.signalCode !== null || opened();
      void within(STARTING, () => [started.pid ?? 0], over).then((it) => it || failed(new Error(`the server does not open\n${this.log}`)));
    });
  }
}
