import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../clock';
import type { Db } from '../../../http/call';
import { callTimes, hangUpOnStalled } from '../../../http/call-times';
import { Refusal } from '../../../http/errors';
import { FileAnswer } from '../../../http/file-answer';
import type { Query } from '../../../http/query';
import { type ImportLogLinks, importLogsPath } from './links';
import { readableLog } from './store';

export interface ImportLogsDeps {
  db: Db;
  clock: Clock;
  links: ImportLogLinks;
}

/**
 * Serves logs of imports by signed links. Every other link, and one whose user may no longer see the log, is answered
 * like an address that never was.
 */
export const registerImportLogs = (app: FastifyInstance, { db, clock, links }: ImportLogsDeps): void => {
  app.get(`${importLogsPath}/:id`, { handlerTimeout: callTimes.download }, async (request, reply) => {
    const { entries } = request.query as Query;
    const target = links.verify((request.params as { id: string }).id, Object.fromEntries(entries));
    const log = target && (await readableLog(db, target, clock.now()));
    if (!log) throw new Refusal('not_found');
    const answer = new FileAnswer({
      fileName: log.file_name,
      mediaType: 'text/csv; charset=utf-8',
      body: Buffer.from(log.content),
    });
    hangUpOnStalled(reply);
    return reply.headers(answer.headers()).send(answer.body);
  });
};
