import type { BrowserContext, Page } from "@playwright/test";
import { AccountPage } from "../pages/account";
import { Answers } from "../pages/answers";
import { BattlePage } from "../pages/battle";
import { HomePage } from "../pages/home";
import { LobbyPage } from "../pages/lobby";
import { SignInPage, SignUpPage } from "../pages/sign";
import { TablePage } from "../pages/table";
import { WaitingRoom } from "../pages/waiting-room";
import type { Wire } from "./wire";

/** Somebody with a browser: the pages, the record of the wire, and what the console complained of. */
export class Person {
  readonly home: HomePage;
  readonly signUpPage: SignUpPage;
  readonly signInPage: SignInPage;
  readonly lobby: LobbyPage;
  readonly account: AccountPage;
  readonly waitingRoom: WaitingRoom;
  readonly table: TablePage;
  readonly battle: BattlePage;
  /** Answers whatever the table asks. */
  readonly answers: Answers;
  /** Errors of the console and of scripts; a test that ends with any has failed. */
  readonly complaints: string[] = [];
  private forgiven: RegExp[] = [];

  constructor(
    readonly name: string,
    readonly context: BrowserContext,
    readonly page: Page,
    readonly wire: Wire,
  ) {
    this.home = new HomePage(page);
    this.signUpPage = new SignUpPage(page);
    this.signInPage = new SignInPage(page);
    this.lobby = new LobbyPage(page);
    this.account = new AccountPage(page);
    this.waitingRoom = new WaitingRoom(page);
    this.table = new TablePage(page);
    this.battle = new BattlePage(page);
    this.answers = new Answers(page, this.table);
    this.watch(page);
  }

  get password(): string {
    return `${this.name} counts ravens at night`;
  }

  /** Signs up through the page, and stands in the lobby then. */
  async signUp(): Promise<void> {
    await this.signUpPage.open();
    await this.signUpPage.fill(this.name, this.password);
    await this.knowTheGame();
    await this.page.waitForURL("**/lobby");
  }

  /** Has an account, without its pages: those are what takes longest of it. */
  async register(): Promise<void> {
    const zone = await this.page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
    const answer = await this.call("sign_up", { name: this.name, password: this.password, next: "", zone });
    if (!answer.ok()) throw new Error(`${this.name} has no account: ${answer.status()} ${await answer.text()}`);
    await this.knowTheGame();
  }

  /** Those who have an account have hidden the guide through a first game. */
  private async knowTheGame(): Promise<void> {
    // Out of the scripts' reach, so that those find no cookie at all.
    await this.context.addCookies([{ name: "tour", value: "hidden", url: this.wire.url, httpOnly: true }]);
  }

  /** Nobody has ever played in this browser. */
  async knowNothing(): Promise<void> {
    await this.context.clearCookies({ name: "tour" });
  }

  /** Creates an open table without its form, takes its first seat and returns its path. */
  async create(name: string, players: number): Promise<string> {
    const answer = await this.call("create_table", { name, players: `${players}`, audience: "open" });
    const path = answer.headers().location;
    if (!path) throw new Error(`no table: ${answer.status()} ${await answer.text()}`);
    await this.take(path, 0);
    return path;
  }

  /** Takes a seat without the page. */
  async take(path: string, seat: number): Promise<void> {
    await this.fill("take_seat", path, seat);
  }

  /** Gives a seat to the computer without the page. */
  async seatComputer(path: string, seat: number): Promise<void> {
    await this.fill("seat_computer", path, seat);
  }

  private async fill(endpoint: string, path: string, seat: number): Promise<void> {
    const answer = await this.call(endpoint, { table: path.split("/").at(-1) ?? "", seat: `${seat}` });
    if (!answer.ok() && answer.status() !== 302) throw new Error(`no seat: ${answer.status()} ${await answer.text()}`);
  }

  /** Complaints of this kind belong to the test. */
  forgive(kind: RegExp): void {
    this.forgiven.push(kind);
  }

  unforgiven(): string[] {
    return this.complaints.filter((it) => !this.forgiven.some((kind) => kind.test(it)));
  }

  /** Everything the server has sent to this person, but for the program, which lies at `program`. */
  received(program: string): string {
    const texts = this.wire.recorded.filter((it) => !it.path.startsWith(program)).map((it) => it.body);
    return texts.join("\n");
  }

  /** Calls a server function as the page's own script would, with any arguments. */
  async call(endpoint: string, form: Record<string, string>) {
    return this.context.request.post(`${this.wire.url}/api/${endpoint}`, {
      form,
      headers: { origin: this.wire.url, accept: "application/json" },
      maxRedirects: 0,
      // Where both cores are busy the server may just have closed a connection that was idle for long.
      maxRetries: 2,
    });
  }

  private watch(page: Page): void {
    page.on("pageerror", (error) => this.complaints.push(`${error}`));
    page.on("console", (message) => {
      if (message.type() === "error") this.complaints.push(`${message.text()} ${message.location().url}`);
    });
  }
}
