/** Turkish of the map, replaced under `map`. */
export const mapTexts = {
  label: 'Türkiye haritasında yeri: {place}',
  outsideLabel: 'Türkiye haritası; {place} Türkiye sınırları dışında',
  empty: 'Türkiye haritası; konum girilmedi',
  outside: 'Bu konum Türkiye sınırları dışında.',
};
