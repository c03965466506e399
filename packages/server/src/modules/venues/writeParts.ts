import type { VenueFields } from '@telve/api';
import type { Db } from '../../http/call';
import { Refusal } from '../../http/errors';
import type { CleanFields } from './clean';

type Executive = CleanFields['venueExecutiveList'][number];

const executiveColumns = ({ fullName, title, phoneNumber }: Executive) => ({
  full_name: fullName,
  title,
  phone_number: phoneNumber,
});

/** Changes the named ones, adds those without id, and removes those with the delete flag and those not named (VEN-72). */
const writeExecutives = async (trx: Db, venueId: number, list: readonly Executive[]): Promise<void> => {
  const held = await trx.selectFrom('venue_executives').select('id').where('venue_id', '=', venueId).execute();
  const ids = new Set(held.map(({ id }) => id));
  const stranger = list.findIndex(({ id }) => id !== undefined && !ids.has(id));
  if (stranger >= 0) {
    throw new Refusal('validation_failed', { fields: [{ field: `venueExecutiveList[${stranger}]`, code: 'one_of' }] });
  }
  const kept = list.filter(({ isDeleted }) => isDeleted !== true);
  const keptIds = kept.flatMap(({ id }) => (id === undefined ? [] : [id]));
  await trx
    .deleteFrom('venue_executives')
    .where('venue_id', '=', venueId)
    .$if(keptIds.length > 0, (query) => query.where('id', 'not in', keptIds))
    .execute();
  for (const executive of kept) {
    const columns = executiveColumns(executive);
    if (executive.id === undefined) {
      await trx
        .insertInto('venue_executives')
        .values({ venue_id: venueId, ...columns })
        .execute();
    } else {
      await trx.updateTable('venue_executives').set(columns).where('id', '=', executive.id).execute();
    }
  }
};

const writeResources = async (trx: Db, venueId: number, resources: readonly number[]): Promise<void> => {
  await trx.deleteFrom('venue_resources').where('venue_id', '=', venueId).execute();
  const rows = [...new Set(resources)].map((resource_id) => ({ venue_id: venueId, resource_id }));
  if (rows.length > 0) await trx.insertInto('venue_resources').values(rows).execute();
};

/** Codes and volumes are kept only for companies with the extra fields (D-66). */
const writeCoffees = async (
  trx: Db,
  venueId: number,
  coffees: CleanFields['venueCoffeeSize'],
  hasExtras: boolean,
): Promise<void> => {
  await trx.deleteFrom('venue_coffees').where('venue_id', '=', venueId).execute();
  const rows = coffees.map((coffee) => ({
    venue_id: venueId,
    coffee_option_id: coffee.coffeeOptionId,
    size: coffee.coffeeSizeType,
    ...(hasExtras && {
      milky_code: coffee.milkyCode,
      without_milky_code: coffee.withoutMilkyCode,
      volume: coffee.coffeeVolume,
    }),
  }));
  if (rows.length > 0) await trx.insertInto('venue_coffees').values(rows).execute();
};

const writeMilkTypes = async (trx: Db, venueId: number, milkTypes: VenueFields['milkTypes']): Promise<void> => {
  await trx.deleteFrom('venue_milk_types').where('venue_id', '=', venueId).execute();
  const ids = [...new Set(milkTypes.map(({ milkTypeId }) => milkTypeId))];
  await trx
    .insertInto('venue_milk_types')
    .values(ids.map((milk_type_id) => ({ venue_id: venueId, milk_type_id })))
    .execute();
};

/** Writes what a venue holds in tables of its own. Throws `validation_failed` for an executive of another venue. */
export const writeParts = async (trx: Db, venueId: number, fields: CleanFields): Promise<void> => {
  const company = await trx
    .selectFrom('companies')
    .select('coffee_extras')
    .where('id', '=', fields.companyId)
    .executeTakeFirstOrThrow();
  await writeExecutives(trx, venueId, fields.venueExecutiveList);
  await writeResources(trx, venueId, fields.resources);
  await writeCoffees(trx, venueId, fields.venueCoffeeSize, company.coffee_extras);
  await writeMilkTypes(trx, venueId, fields.milkTypes);
};
