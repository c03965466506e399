import { Shell } from '../pages/Shell';
import { SignIn } from '../pages/SignIn';
import { accounts, everyRole } from '../support/accounts';
import { stored } from '../support/session';
import { expect, test } from '../support/test';

for (const name of everyRole) {
  const { label, name: person, role } = accounts[name];
  test(`signs a ${role} in, each to its own home page (GEN-02, SES-08)`, async ({ page }) => {
    const signIn = await new SignIn(page).open();
    await signIn.enterAs(name);
    await expect(page).toHaveURL('/dashboard');
    const shell = new Shell(page);
    await expect(shell.heading).toContainText(person.split(' ')[0] ?? '');
    await expect(shell.userButton(person)).toContainText(label);
    expect(JSON.parse((await stored(page)).userRoles ?? '')).toEqual([role]);
  });
}
