import type { SearchInit, TargetParams } from '@telve/kit';
import { paths } from './features';

const query = (search: SearchInit | undefined): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search ?? {})) {
    if (value !== undefined && value !== '') params.set(name, String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
};

/** Address of a target, or undefined when this host does not have it or a part of its path is missing. */
export const addressOf = (target: string, params: TargetParams = {}, search?: SearchInit): string | undefined => {
  const path = (paths as Readonly<Record<string, string>>)[target];
  if (path === undefined) return undefined;
  const parts = path.split('/').map((part) => {
    if (!part.startsWith(':')) return part;
    const value = params[part.slice(1)];
    return value === undefined ? undefined : encodeURIComponent(String(value));
  });
  return parts.includes(undefined) ? undefined : parts.join('/') + query(search);
};
