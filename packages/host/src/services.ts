import { type Client, createClient, createReloadPolicy, createSession, type Session, type Transport } from '@telve/api';
import { readConfig } from './config';

/** axios loads with the first request, not with the sign-in page. */
const loadTransport = () => import('./transport').then((module) => module.transport);
const transport: Transport = async (request) => (await loadTransport())(request);

/** Starts loading what the first request needs. */
export const warmTransport = (): void => void loadTransport();

export const config = readConfig();

export const session: Session = createSession({ transport, baseUrl: config.apiBase });

/** Set by the application: what a reload would lose, and how to read again in place (D-07). */
export const renewal = {
  somethingToLose: (): boolean => true,
  revalidate: (): void => {},
};

const decide = createReloadPolicy({ somethingToLose: () => renewal.somethingToLose() });

export const client: Client = createClient({
  transport,
  baseUrl: config.apiBase,
  auth: session,
  onRenewed: (renewed) => (decide(renewed) === 'reload' ? window.location.reload() : renewal.revalidate()),
});
