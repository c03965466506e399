import { describe, expect, it } from 'vitest';
import { atTime, fromTime, genitive, towardsTime } from './endings';

describe('a time with its ending (VEN-33)', () => {
  it.each([
    ['02:00', '02:00’ye', '02:00’de'],
    ['08:00', '08:00’e', '08:00’de'],
    ['16:00', '16:00’ya', '16:00’da'],
    ['19:00', '19:00’a', '19:00’da'],
    ['20:00', '20:00’ye', '20:00’de'],
    ['23:00', '23:00’e', '23:00’te'],
    ['24:00', '24:00’e', '24:00’te'],
    ['00:00', '00:00’a', '00:00’da'],
    ['10:00', '10:00’a', '10:00’da'],
  ])('%s is read by its hour where it has no minutes', (time, to, at) => {
    expect([towardsTime(time), atTime(time)]).toEqual([to, at]);
  });

  it.each([
    ['02:30', '02:30’a', '02:30’da'],
    ['09:40', '09:40’a', '09:40’ta'],
    ['09:15', '09:15’e', '09:15’te'],
    ['21:50', '21:50’ye', '21:50’de'],
    ['00:06', '00:06’ya', '00:06’da'],
  ])('%s is read by its minutes', (time, to, at) => {
    expect([towardsTime(time), atTime(time)]).toEqual([to, at]);
  });
});

it.each([
  ['14:00', '14:00’ten'],
  ['10:00', '10:00’dan'],
  ['09:40', '09:40’tan'],
  ['08:02', '08:02’den'],
])('%s begins something (D-85)', (time, from) => expect(fromTime(time)).toBe(from));

describe('a name as an owner', () => {
  it.each([
    ['Mert', 'Mert’in'],
    ['Ayşe', 'Ayşe’nin'],
    ['Işıl', 'Işıl’ın'],
    ['İPEK', 'İPEK’in'],
    ['Oğuz', 'Oğuz’un'],
    ['Şükrü', 'Şükrü’nün'],
    ['Kâmil', 'Kâmil’in'],
    ['Brr', 'Brr’in'],
  ])('%s', (name, owner) => expect(genitive(name)).toBe(owner));
});
