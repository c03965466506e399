import type { ActiveInput, Company, CreateCompanyInput, UpdateCompanyInput } from '@telve/api';
import { type Call, inTransaction } from '../../http/call';
import { Refusal } from '../../http/errors';
import { expectVersion } from '../changes';
import { fieldsOf, onlyFields } from './fields';
import { findCompany } from './repository';
import { insertCompany, lockCompany, updateCompany, versioned } from './store';

/** Adds a company (COMP-54). */
export const createCompany = (input: CreateCompanyInput, call: Call): Promise<Company> =>
  inTransaction(call.db, async (trx) => ({ ...(await insertCompany(trx, call, fieldsOf(input))), venueCount: 0 }));

/** Changes a company (COMP-55). A stale version is answered with the stored record; without one the last write wins. */
export const changeCompany = (input: UpdateCompanyInput, call: Call): Promise<void> =>
  inTransaction(call.db, async (trx) => {
    const locked = await lockCompany(trx, input.id);
    if (!locked) throw new Refusal('company_not_found');
    const { stored, updatedAt } = locked;
    const current = async () => (await findCompany(trx, input.id)) as Company;
    await expectVersion(trx, versioned, input.version, { version: stored.version, updated_at: updatedAt }, current);
    await updateCompany(trx, call, stored, fieldsOf(input, onlyFields(stored)));
  });

/** Turns a company on or off (COMP-56). Its venues stay as they are (D-64). */
export const switchCompany = ({ id, active }: ActiveInput, call: Call): Promise<void> =>
  inTransaction(call.db, async (trx) => {
    const locked = await lockCompany(trx, id);
    if (!locked) throw new Refusal('company_not_found');
    await updateCompany(trx, call, locked.stored, { ...onlyFields(locked.stored), active });
  });
