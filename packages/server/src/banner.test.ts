import { expect, it } from 'vitest';
import { banner } from './banner';
import { readConfig } from './config/index';

const config = readConfig({
  NODE_ENV: 'production',
  TELVE_SECRET: 'kQ3v9fZr1xTt0bYw7LmN5uHs2eJc8pDaGi4oRq6E',
  DATABASE_URL: 'postgresql://telve@db.example/telve',
  PUBLIC_URL: 'https://panel.example',
  SMTP_URL: 'smtps://mail.example',
});

it('warns an installation whose uploads nothing scans for malware', () => {
  expect(banner(config, 'http://127.0.0.1:5080')).toContain('CLAMD_URL');
  const scanned = { ...config, clamdUrl: 'tcp://scanner:3310' };
  expect(banner(scanned, 'http://127.0.0.1:5080')).not.toContain('CLAMD_URL');
});
