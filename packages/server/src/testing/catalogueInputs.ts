import { csvOf } from '@telve/api/imports';
import { addCompany } from './fixtures';
import { picture } from './pictures';
import type { TestServer } from './server';

type Input = Record<string, unknown>;

let count = 0;

const addMilkType = ({ db }: TestServer, title: string) =>
  db
    .insertInto('milk_types')
    .values({ title, title_key: title, code: 'LowFat' })
    .returning('id')
    .executeTakeFirstOrThrow();

const addCoffeeSize = ({ db }: TestServer, title: string) =>
  db
    .insertInto('coffee_sizes')
    .values({
      title,
      title_key: title,
      image: '/media/coffee-sizes/a.png',
      selected_image: '/media/coffee-sizes/b.png',
    })
    .returning('id')
    .executeTakeFirstOrThrow();

/** Inputs of the calls of companies and catalogues, by their ids. Each makes what it needs. */
export const catalogueInputs = (server: TestServer): Record<string, () => Promise<Input> | Input> => {
  count += 1;
  const title = `katalog ${count}`;
  const companyId = async () => ({ id: await addCompany(server.db, title) });
  const milkType = () => ({ milkType: title, milkTypeCode: 'LowFat', active: true });
  const stored = { coffeeSizeImg: '/media/coffee-sizes/a.png', coffeeSizeImgSelected: '/media/coffee-sizes/b.png' };
  return {
    'companies.detail': companyId,
    'companies.create': () => ({ companyName: title }),
    'companies.update': async () => ({ ...(await companyId()), companyName: title }),
    'companies.setActive': async () => ({ ...(await companyId()), active: false }),
    'companies.importFile': () => ({ file: new File([csvOf([['İş yeri adı'], [title]])], 'is-yerleri.csv') }),
    'milkTypes.detail': () => addMilkType(server, title),
    'milkTypes.create': milkType,
    'milkTypes.update': async () => ({ ...(await addMilkType(server, `${title} b`)), ...milkType() }),
    'milkTypes.setActive': async () => ({ ...(await addMilkType(server, title)), active: false }),
    'coffeeSizes.detail': () => addCoffeeSize(server, title),
    'coffeeSizes.create': async () => ({
      coffeeSize: title,
      coffeeSizeImg: await picture('red'),
      coffeeSizeImgSelected: await picture('blue'),
      active: true,
    }),
    'coffeeSizes.update': async () => ({
      ...(await addCoffeeSize(server, `${title} b`)),
      coffeeSize: title,
      ...stored,
      active: true,
    }),
    'coffeeSizes.setActive': async () => ({ ...(await addCoffeeSize(server, title)), active: false }),
  };
};
