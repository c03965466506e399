import { expect } from '@playwright/test';

/** What is typed into the five fields. */
export const typed = (email) => ({
  'Mağaza adı': 'Kırık Fincan Moda',
  'Yetkili adı soyadı': 'Elif Tandoğmuş',
  'Telefon numarası': '5324180726',
  'E-posta': email,
  Adres: 'Moda Cad. No: 12, Kadıköy, İstanbul',
});

/** Fills the form in, up to the button that goes on. */
export const fillIn = async (inside, email) => {
  for (const [label, value] of Object.entries(typed(email))) await inside.getByLabel(label).fill(value);
  await inside.getByRole('checkbox').check();
  await expect(inside.getByRole('button', { name: 'Devam et' })).toBeEnabled();
};

/**
 * From the filled form through the code to the end.
 * @param inside the page, or the frame that shows the form
 * @param code   a function that says the code once it was sent
 */
export const handIn = async (inside, code) => {
  await inside.getByRole('button', { name: 'Devam et' }).click();
  const field = inside.getByLabel('6 haneli doğrulama kodu');
  await expect(field).toBeFocused();
  await field.fill(await code());
  await inside.getByRole('button', { name: 'Onayla' }).click();
  await expect(inside.getByRole('heading', { name: 'Başvurunuz alındı' })).toBeVisible();
};
