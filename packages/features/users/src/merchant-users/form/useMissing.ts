import { useFormField } from '@telve/kit';
import { useEffect, useState } from 'react';
import { fieldOf, type MerchantUserValues, toCreate } from './mapping';

type Check = (values: MerchantUserValues) => readonly string[];

const load = async (): Promise<Check> => {
  const [{ faultsOf }, { merchantUserRules }] = await Promise.all([
    import('@telve/api/rules/check'),
    import('@telve/api/rules/merchant-users'),
  ]);
  return (values) => faultsOf(merchantUserRules.create, toCreate(values)).map(({ field }) => fieldOf(field));
};

/** Until the rules are there, or where they cannot be loaded: what is empty. */
const emptyOf: Check = ({ email, role, place }) =>
  Object.entries({ email, role, 'place.companyId': place.companyId, 'place.venueId': place.venueId })
    .filter(([, value]) => value === '')
    .map(([name]) => name);

/** Fields that keep a new user from being added: empty or, for the e-mail, not valid (MU-23). */
export const useMissing = (): readonly string[] => {
  const [check, setCheck] = useState<Check>(() => emptyOf);
  useEffect(() => {
    load().then(
      (loaded) => setCheck(() => loaded),
      () => {},
    );
  }, []);
  const email = useFormField<string>('email').value;
  const role = useFormField<MerchantUserValues['role']>('role').value;
  const companyId = useFormField<string>('place.companyId').value;
  const venueId = useFormField<string>('place.venueId').value;
  return check({ email, role, place: { companyId, venueId }, active: true });
};
