import { createClient } from '@telve/api';
import { describe, expect, it } from 'vitest';
import { type MountOptions, missingOption } from './options';

const apiBase = 'https://panel.example';
const client = createClient({ baseUrl: apiBase, transport: () => new Promise(() => {}) });
const email = 'elif@kirikfincan.example';
const getAccessToken = () => null;

describe('what a page must say to begin', () => {
  it.each<[string, MountOptions]>([
    ['the form, by its address', { apiBase }],
    ['the form, by a client', { client }],
    ['the wizard with a token', { apiBase, view: 'wizard', email, getAccessToken }],
    ['the wizard with a client', { client, view: 'wizard', email }],
  ])('is said: %s', (_case, options) => {
    expect(missingOption(options)).toBeNull();
  });

  it.each<[string, MountOptions]>([
    ['apiBase', {}],
    ['apiBase', { apiBase: '' }],
    ['email', { apiBase, view: 'wizard', getAccessToken }],
    ['getAccessToken', { apiBase, view: 'wizard', email }],
  ])('is named when it is missing: %s', (name, options) => {
    expect(missingOption(options)).toMatch(new RegExp(`^${name} is missing: .+\\.$`));
  });
});
