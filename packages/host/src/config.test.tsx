import { afterEach, expect, it } from 'vitest';
import { readConfig, readNonce } from './config';

const put = (html: string) => {
  document.body.innerHTML = html;
};

afterEach(() => put(''));

it('takes the base address of the API from the page, without a slash at its end (GEN-11)', () => {
  put(
    '<script type="application/json" id="telve-config">{"apiBase":"https://api.example.com/","productName":"Kahve"}</script>',
  );
  expect(readConfig()).toEqual({ apiBase: 'https://api.example.com', productName: 'Kahve' });
});

it.each(['', '<script type="application/json" id="telve-config">{broken</script>', '<i id="telve-config">null</i>'])(
  'falls back to the own origin for “%s” (GEN-11)',
  (html) => {
    put(html);
    expect(readConfig()).toEqual({ apiBase: '', productName: 'Telve' });
  },
);

it('reads the nonce of the page policy, if there is one', () => {
  expect(readNonce()).toBeUndefined();
  put('<script nonce="abc" type="application/json"></script>');
  expect(readNonce()).toBe('abc');
});

it('takes the origin of the page around a frame where the server tells one', () => {
  put(
    '<script type="application/json" id="telve-config">{"apiBase":"","embedOrigin":"https://portal.example"}</script>',
  );
  expect(readConfig().embedOrigin).toBe('https://portal.example');
});
