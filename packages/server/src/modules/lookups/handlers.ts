import { type Choice, type CompanyChoice, type EnumName, enumNames, type lookupEntries } from '@telve/api';
import { callerOf } from '../../http/call';
import { Refusal } from '../../http/errors';
import type { Handlers } from '../../http/handlers';
import { enumTexts } from '../../texts';
import { venueScope } from '../scope';

const isEnumName = (name: string): name is EnumName => (enumNames as readonly string[]).includes(name);

/** What lookups know of the installation. */
export interface LookupServices {
  /** The one company whose venues have a store type (D-54). */
  storeTypeCompanyId: number | undefined;
}

/** Lists of choices, in Turkish order. */
export const lookupHandlers = ({ storeTypeCompanyId }: LookupServices): Handlers<typeof lookupEntries> => ({
  getEnum: async ({ name }) => {
    if (!isEnumName(name)) throw new Refusal('not_found');
    return Object.entries(enumTexts[name]).map(([value, label]) => ({ value, label }));
  },

  cities: (_input, { db }): Promise<Choice[]> =>
    db.selectFrom('cities').select(['id', 'name']).orderBy('name').execute(),

  districts: ({ cityId }, { db }): Promise<Choice[]> =>
    db.selectFrom('districts').select(['id', 'name']).where('city_id', '=', cityId).orderBy('name').execute(),

  merchantCompanies: async (_input, { db }): Promise<CompanyChoice[]> => {
    const companies = await db
      .selectFrom('companies')
      .select(['id', 'name', 'active', 'coffee_extras'])
      .orderBy('name')
      .orderBy('id')
      .execute();
    return companies.map(({ coffee_extras, ...company }) => ({
      ...company,
      coffeeExtras: coffee_extras ? 'True' : 'False',
      hasStoreTypes: company.id === storeTypeCompanyId,
    }));
  },

  venueNames: ({ companyId }, call): Promise<Choice[]> =>
    call.db
      .selectFrom('venues')
      .select(['id', 'name'])
      .where(venueScope(callerOf(call)))
      .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId as number))
      .orderBy('name')
      .orderBy('id')
      .execute(),
});
