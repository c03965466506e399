/** What the manifest says, beside the rest so that a host's start loads no more than this. Parts of the full texts. */
export const endUserTitles = {
  title: 'Üyeler',
  detailTitle: 'Üye',
  task: { title: 'Üyeler', text: 'Bir üyeyi numarasıyla açın, destek verin' },
} as const;

export const accessLogTitles = { title: 'Erişim kaydı' } as const;
