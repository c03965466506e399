import { createWidgetClient, loadReportData } from '@telve/reports/widgets';

const { TELVE_API = 'http://127.0.0.1:5080' } = process.env;
export const api = TELVE_API;

/** The account that Telve gave to the team, and the company whose figures the page shows. */
const account = { email: 'admin@telve.example', password: 'Telve-2026-demo', etkContract: true };
const companyId = 1;

async function post(path, body, bearer) {
  const answer = await fetch(`${api}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
    body: JSON.stringify(body),
  });
  const { payload } = await answer.json();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return payload;
}

let signedIn;

/** A token that reads the reports of one company for some minutes, and nothing else. */
export async function widgetToken() {
  signedIn ??= await post('/api/panel/auth/login', account);
  try {
    return await post('/api/panel/report/widget-token', { companyId }, signedIn.accessToken);
  } catch (error) {
    // The sign-in may be over: the next call makes a new one.
    signedIn = undefined;
    throw error;
  }
}

/** A client for one request. */
export const clientOf = () => createWidgetClient({ baseUrl: api, token: widgetToken });

/** What the widget is rendered with. Undefined where Telve does not answer: the page is there without it. */
export const dataOf = (client) =>
  loadReportData(client, { reports: ['orderTypes'], range: 'week', signal: AbortSignal.timeout(2000) }).catch(
    () => undefined,
  );
