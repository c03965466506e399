/** The fields of both public forms, in their order (APP-02, APP-41). */
export const publicNames = ['storeName', 'authorizedPerson', 'phoneNumber', 'email', 'address'] as const;
export type PublicName = (typeof publicNames)[number];

/** What stands in the fields; the phone is its digits without prefix (APP-11). */
export type PublicValues = Record<PublicName, string>;

export const noValues: PublicValues = { storeName: '', authorizedPerson: '', phoneNumber: '', email: '', address: '' };

export const isPublicName = (name: string): name is PublicName => (publicNames as readonly string[]).includes(name);

/** Fields of the call: texts without outer space. */
export const tidy = (values: PublicValues): PublicValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()])) as PublicValues;
