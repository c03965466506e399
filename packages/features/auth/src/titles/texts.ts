/** Names of the pages, apart from their other texts: a host needs these alone before a page is opened. */
export const authTitles = {
  forgotTitle: 'Şifremi unuttum',
  changeTitle: 'Şifre değiştir',
  sessionsTitle: 'Oturumlarım',
} as const;
