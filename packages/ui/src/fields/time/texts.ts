/** Turkish of the time field, replaced under `time`. */
export const timeTexts = {
  format: 'SS:DD',
  open: 'Saatleri aç',
  invalid: 'SS:DD biçiminde bir saat yazın.',
  earliest: 'En erken {time} olabilir.',
  latest: 'En geç {time} olabilir.',
};
