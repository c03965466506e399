import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInRoot } from '../../testing/renderInRoot';
import { TurkeyMap } from './TurkeyMap';

const pin = () => document.querySelector('.pin');

describe('TurkeyMap (VEN-41)', () => {
  it('has a pin and cross hairs at a place and names it', () => {
    renderInRoot(<TurkeyMap latitude={40.98512} longitude={29.02547} place="Kadıköy, İstanbul" />);
    expect(screen.getByRole('img', { name: 'Türkiye haritasında yeri: Kadıköy, İstanbul' })).toBeDefined();
    expect([pin() !== null, document.querySelector('.hairs') !== null]).toEqual([true, true]);
    expect(screen.queryByText(/dışında/)).toBeNull();
  });

  it('names the coordinates where no name is given', () => {
    renderInRoot(<TurkeyMap latitude={40.98512} longitude={29.02547} />);
    expect(screen.getByRole('img', { name: 'Türkiye haritasında yeri: 40,98512, 29,02547' })).toBeDefined();
  });

  it('says in words that a place lies outside, without a pin', () => {
    renderInRoot(<TurkeyMap latitude={29.02547} longitude={40.98512} />);
    expect(screen.getByText('Bu konum Türkiye sınırları dışında.')).toBeDefined();
    expect(pin()).toBeNull();
  });

  it('is the bare outline while there is no place', () => {
    renderInRoot(<TurkeyMap latitude={null} longitude={29} />);
    expect(screen.getByRole('img', { name: 'Türkiye haritası; konum girilmedi' })).toBeDefined();
    expect(pin()).toBeNull();
  });
});
