import type { Download } from '../client/client';
import { defineEntry } from '../contract/entry';
import type { SignedLink } from '../contract/envelope';

/** One entry of each kind that the contract's calls will have. */
export const upload = defineEntry<{ id: number; title: string; note?: string; files: Blob[] }, boolean>()({
  id: 'test.upload',
  method: 'PUT',
  path: '/api/test/upload/{id}',
  kind: 'multipart',
  access: 'session',
});

export const report = defineEntry<{ day: string }, Download>()({
  id: 'test.report',
  method: 'GET',
  path: '/api/test/report',
  kind: 'file',
  access: 'session',
  wire: { dates: { day: 'DD-MM-YYYY' } },
});

export const exportLink = defineEntry<Record<string, never>, SignedLink>()({
  id: 'test.exportLink',
  method: 'POST',
  path: '/api/test/export',
  kind: 'link',
  access: 'session',
});
