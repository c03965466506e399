import { type APIRequestContext, expect, request } from '@playwright/test';
import type { SignedIn } from '@telve/api';
import { type AccountName, accounts, demoPassword } from './accounts';

/** A mail as `/dev/outbox` lists it, newest first. */
export interface OutboxMail {
  template: string;
  recipient: string;
  subject: string;
  text: string | null;
}

/** The server without a browser: what a test arranges before and looks up after. */
export class PanelApi {
  private constructor(
    private readonly http: APIRequestContext,
    readonly tokens: SignedIn,
  ) {}

  /** Opens a session of its own. */
  static async signIn(baseURL: string, account: AccountName, password = demoPassword): Promise<PanelApi> {
    const http = await request.newContext({ baseURL });
    const answer = await http.post('/api/panel/auth/login', {
      data: { email: accounts[account].email, password, etkContract: true },
    });
    expect(answer.status(), `sign-in of ${account}`).toBe(200);
    return new PanelApi(http, (await answer.json()).payload);
  }

  private get headers() {
    return { authorization: `Bearer ${this.tokens.accessToken}` };
  }

  /** Payload of a successful GET. */
  async get<Payload>(path: string, query: Record<string, string | number | boolean> = {}): Promise<Payload> {
    const answer = await this.http.get(path, { params: query, headers: this.headers });
    expect(answer.status(), path).toBe(200);
    return (await answer.json()).payload;
  }

  /** Status of a call, whatever it is. */
  async statusOf(method: 'GET' | 'POST' | 'PUT', path: string, data?: object): Promise<number> {
    return (await this.http.fetch(path, { method, data, headers: this.headers })).status();
  }

  async put(path: string, data: object): Promise<void> {
    expect(await this.statusOf('PUT', path, data), path).toBe(200);
  }

  async post(path: string, data: object): Promise<void> {
    expect(await this.statusOf('POST', path, data), path).toBe(200);
  }

  /** Mails to somebody, newest first. */
  async mailsTo(recipient: string): Promise<OutboxMail[]> {
    const answer = await this.http.get('/dev/outbox', { headers: { accept: 'application/json' } });
    const mails: OutboxMail[] = await answer.json();
    return mails.filter((mail) => mail.recipient === recipient);
  }

  dispose(): Promise<void> {
    return this.http.dispose();
  }
}
