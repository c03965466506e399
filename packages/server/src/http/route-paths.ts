import type { Entry } from '@telve/api';

/** A path template in the router's spelling; with an optional last part two paths. */
export const routePaths = ({ path }: Pick<Entry, 'path'>): string[] => {
  const spell = (template: string) => template.replace(/\{(\w+)\??\}/g, ':$1');
  const optional = /\/\{\w+\?\}$/;
  return optional.test(path) ? [spell(path.replace(optional, '')), spell(path)] : [spell(path)];
};

/** The pattern of all addresses of a call, as sent (percent-encoded). */
export const pathPattern = ({ path }: Pick<Entry, 'path'>): RegExp =>
  new RegExp(
    `^${path
      .split('/')
      .slice(1)
      .map((part) => {
        if (!part.startsWith('{')) return `/${part.replace(/[.*+?^$()|[\]\\]/g, '\\$&')}`;
        return part.endsWith('?}') ? '(?:/[^/]+)?' : '/[^/]+';
      })
      .join('')}$`,
  );
