import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock';
import type { Db } from '../http/call';
import { callTimes, hangUpOnStalled } from '../http/call-times';
import { Refusal } from '../http/errors';
import { FileAnswer } from '../http/file-answer';
import type { Query } from '../http/query';
import { readsOwnData } from '../modules/access-log/watch';
import { writeAccess } from '../modules/access-log/write';
import { type DocumentLinks, documentsPath } from './links';
import { readableDocument } from './readable';
import type { OpenDocument, PrivateDocuments } from './types';

export interface DocumentsDeps {
  db: Db;
  clock: Clock;
  documents: PrivateDocuments;
  links: DocumentLinks;
}

/** The document of a request's link, when the link is good and its user may still see the document. */
const documentOf = async (request: FastifyRequest, { db, links }: DocumentsDeps) => {
  const { entries } = request.query as Query;
  const target = links.verify((request.params as { id: string }).id, Object.fromEntries(entries));
  const document = target && (await readableDocument(db, target));
  if (!document) throw new Refusal('not_found');
  return { ...document, userId: target.userId };
};

type LinkedDocument = Awaited<ReturnType<typeof documentOf>>;

/** Opens a stored file. That it is not there is for the operator to know; a reader gets the usual 404. */
const openStored = async (
  request: FastifyRequest,
  { documents }: DocumentsDeps,
  key: string,
): Promise<OpenDocument> => {
  try {
    return await documents.open(key);
  } catch (error) {
    if (error instanceof Refusal) request.log.error({ err: error }, 'a stored document is missing');
    throw error;
  }
};

/** Opens a stored file and writes down who reads it; what cannot be written down is not read. */
const openLogged = async (
  request: FastifyRequest,
  deps: DocumentsDeps,
  { userId, reader, application_id: subjectId }: LinkedDocument,
  key: string,
): Promise<OpenDocument> => {
  const opened = await openStored(request, deps, key);
  if (readsOwnData({ role: reader })) return opened;
  const call = request.routeOptions.url ?? documentsPath;
  const origin = { userId, sessionId: null, requestId: request.id, call, now: deps.clock.now() };
  try {
    await writeAccess(deps.db, origin, { subject: 'application', subjectId, action: 'document_viewed' });
  } catch (error) {
    opened.body.destroy();
    throw error;
  }
  return opened;
};

const send = (reply: FastifyReply, headers: Record<string, string>, { body, size }: OpenDocument): FastifyReply => {
  hangUpOnStalled(reply);
  return reply.headers({ ...headers, 'content-length': String(size) }).send(body);
};

const times = { handlerTimeout: callTimes.download };

/**
 * Serves private documents by signed links (D-51): the file as an attachment, the preview as a picture. Every other
 * link, and one whose user may no longer see the document, is answered like an address that never was.
 */
export const registerDocuments = (app: FastifyInstance, deps: DocumentsDeps): void => {
  app.get(`${documentsPath}/:id`, times, async (request, reply) => {
    const document = await documentOf(request, deps);
    const { name, media_type, storage_key } = document;
    const opened = await openLogged(request, deps, document, storage_key);
    const answer = new FileAnswer({ fileName: name, mediaType: media_type, body: opened.body });
    return send(reply, answer.headers(), opened);
  });

  app.get(`${documentsPath}/:id/preview`, times, async (request, reply) => {
    const document = await documentOf(request, deps);
    const { preview_key } = document;
    if (preview_key === null) throw new Refusal('not_found');
    const headers = {
      'content-type': 'image/jpeg',
      'content-disposition': 'inline',
      'content-security-policy': "sandbox; default-src 'none'",
      // A partner's page shows it too; the link is what opens it.
      'cross-origin-resource-policy': 'cross-origin',
    };
    return send(reply, headers, await openLogged(request, deps, document, preview_key));
  });
};
