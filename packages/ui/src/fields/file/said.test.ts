import { describe, expect, it } from 'vitest';
import type { FileView } from './fileView';
import { saidOf } from './said';
import { fileTexts } from './texts';

const at = (view: FileView, quarter = 0, several = false) => ({ view, name: 'a.pdf', quarter, several });
const none = { ...at('empty'), name: '' };

describe('saidOf', () => {
  it.each([
    ['a file was chosen', none, at('ready'), 'a.pdf seçildi'],
    ['one of several was taken', none, at('ready', 0, true), `a.pdf seçildi. ${fileTexts.several}`],
    ['it is being checked', none, at('checking'), ''],
    ['sending began', at('ready'), at('sending'), 'a.pdf gönderiliyor'],
    ['a quarter is through', at('sending'), at('sending', 0.25), 'a.pdf: %25 gönderildi'],
    ['all is through', at('sending', 1), at('ready'), 'a.pdf yüklendi'],
    ['the server has it', at('sending', 1), at('stored'), 'a.pdf yüklendi'],
    ['it was stopped', at('sending', 0.5), at('ready'), 'a.pdf gönderimi durduruldu'],
    ['it was refused', at('sending', 0.5), at('failed'), 'a.pdf alınamadı'],
    ['it was removed', at('ready'), none, 'a.pdf kaldırıldı'],
    ['it made room for the stored one', at('ready'), { ...at('stored'), name: 'b.pdf' }, 'a.pdf kaldırıldı'],
  ])('tells that %s', (_, before, now, said) => {
    expect(saidOf(before, now, fileTexts)).toBe(said);
  });
});
