import type { FieldError, VenueFields } from '@telve/api';
import type { Db } from '../../http/call';
import { Refusal } from '../../http/errors';

const oneOf = (field: string): FieldError => ({ field, code: 'one_of' });

const placeFaults = async (trx: Db, { cityId, districtId }: VenueFields): Promise<FieldError[]> => {
  const district = await trx.selectFrom('districts').select('city_id').where('id', '=', districtId).executeTakeFirst();
  return district?.city_id === cityId ? [] : [oneOf('districtId')];
};

const resourceFaults = async (trx: Db, { resources }: VenueFields): Promise<FieldError[]> => {
  const known = new Set((await trx.selectFrom('resources').select('id').execute()).map(({ id }) => id));
  return resources.flatMap((id, n) => (known.has(id) ? [] : [oneOf(`resources[${n}]`)]));
};

/** A coffee's type is told by its option, not by who sends it: the rules of the plan were checked by what was sent. */
const coffeeFaults = async (trx: Db, { venueCoffeeSize }: VenueFields): Promise<FieldError[]> => {
  const options = await trx.selectFrom('coffee_options').select(['id', 'coffee_type']).execute();
  const types = new Map(options.map(({ id, coffee_type }) => [id, coffee_type]));
  return venueCoffeeSize.flatMap(({ coffeeOptionId, coffeeType }, n) =>
    types.get(coffeeOptionId) === coffeeType ? [] : [oneOf(`venueCoffeeSize[${n}].coffeeOptionId`)],
  );
};

/** Likewise of milk. A passive milk type stays where it is, and cannot be added (D-66). */
const milkFaults = async (trx: Db, { milkTypes }: VenueFields, held: ReadonlySet<number>): Promise<FieldError[]> => {
  const known = await trx.selectFrom('milk_types').select(['id', 'code', 'active']).execute();
  const byId = new Map(known.map((milk) => [milk.id, milk]));
  return milkTypes.flatMap(({ milkTypeId, milkTypeCode }, n) => {
    const milk = byId.get(milkTypeId);
    const isThere = milk !== undefined && milk.code === milkTypeCode && (milk.active || held.has(milkTypeId));
    return isThere ? [] : [oneOf(`milkTypes[${n}].milkTypeId`)];
  });
};

/**
 * Holds what a form of a venue names against what there is.
 *
 * @param held ids of the milk types the venue has
 * @throws Refusal `company_not_found` or `validation_failed`, with the fields
 */
export const expectKnown = async (trx: Db, fields: VenueFields, held: ReadonlySet<number>): Promise<void> => {
  const company = await trx.selectFrom('companies').select('id').where('id', '=', fields.companyId).executeTakeFirst();
  if (!company) {
    throw new Refusal('company_not_found', { fields: [{ field: 'companyId', code: 'company_not_found' }] });
  }
  const faults = [
    ...(await placeFaults(trx, fields)),
    ...(await resourceFaults(trx, fields)),
    ...(await coffeeFaults(trx, fields)),
    ...(await milkFaults(trx, fields, held)),
  ];
  if (faults.length > 0) throw new Refusal('validation_failed', { fields: faults });
};
