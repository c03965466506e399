import { expect, it } from 'vitest';
import { adminRow, panelUserRow, samplePanelUsers } from '../../testing/panelUsers';
import { panelUserTexts } from '../texts';
import { companyWords, venueWords } from './place';

const texts = panelUserTexts.defaults;
const wordsOf = (user = panelUserRow()) => [companyWords(user, texts).words, venueWords(user, texts).words];

it('tells company and venue of every kind of user (PU-17, PU-18, PU-19)', () => {
  expect(wordsOf(adminRow())).toEqual(['Tüm iş yerleri', '—']);
  expect(wordsOf()).toEqual(['Kırık Fincan Gıda Ltd. Şti.', 'Kırık Fincan Bebek']);
  expect(wordsOf(panelUserRow({ venueId: 0, venueName: null, allVenue: true }))[1]).toBe('Tüm mağazalar');
  expect(wordsOf(samplePanelUsers.at(-1))).toEqual(['—', '—']);
});

it('keeps a venue that has no name any more apart from all venues', () => {
  expect(venueWords(panelUserRow({ venueName: null }), texts)).toEqual({ words: '—', isFaint: true });
});
