import { type FieldError, limits, type VenueExecutiveInput, type VenueFields, venueLimits } from '@telve/api';
import { cleanLine, cleanText, toStoredPhone } from '@telve/locale';
import { Refusal } from '../../http/errors';

type Executive = Required<Pick<VenueExecutiveInput, 'fullName' | 'title' | 'phoneNumber'>> & VenueExecutiveInput;
type Coffee = Required<VenueFields['venueCoffeeSize'][number]>;

/** A venue's form as it is kept. */
export interface CleanFields extends VenueFields {
  venueExecutiveList: Executive[];
  venueCoffeeSize: Coffee[];
}

const cleanExecutive = ({ fullName, title = '', phoneNumber = '', ...rest }: VenueExecutiveInput): Executive => ({
  ...rest,
  fullName: cleanLine(fullName),
  title: cleanLine(title),
  phoneNumber: toStoredPhone(phoneNumber) ?? '',
});

const cleanCoffee = (coffee: VenueFields['venueCoffeeSize'][number]): Coffee => ({
  ...coffee,
  milkyCode: cleanLine(coffee.milkyCode ?? ''),
  withoutMilkyCode: cleanLine(coffee.withoutMilkyCode ?? ''),
  coffeeVolume: coffee.coffeeVolume ?? null,
});

const fault = (field: string, text: string, max: number, min = 0): FieldError[] => {
  if (min > 0 && text === '') return [{ field, code: 'required' }];
  if (text.length < min) return [{ field, code: 'min_length', params: { min } }];
  return text.length > max ? [{ field, code: 'max_length', params: { max } }] : [];
};

const executiveFaults = ({ fullName, title, isDeleted }: Executive, n: number): FieldError[] =>
  isDeleted === true
    ? []
    : [
        ...fault(`venueExecutiveList[${n}].fullName`, fullName, limits.text, venueLimits.executiveNameMin),
        ...fault(`venueExecutiveList[${n}].title`, title, limits.text),
      ];

const coffeeFaults = ({ milkyCode, withoutMilkyCode }: Coffee, n: number): FieldError[] => [
  ...fault(`venueCoffeeSize[${n}].milkyCode`, milkyCode, venueLimits.productCode),
  ...fault(`venueCoffeeSize[${n}].withoutMilkyCode`, withoutMilkyCode, venueLimits.productCode),
];

/**
 * The texts of a form as they are kept: NFC, without anything that cannot be seen. The form's rules have seen them as they
 * were typed, so what is left is measured once more.
 *
 * @throws Refusal `validation_failed`
 */
export const cleanFields = <Fields extends VenueFields>(input: Fields): Fields & CleanFields => {
  const fields = {
    ...input,
    venueName: cleanLine(input.venueName),
    address: cleanText(input.address).trim(),
    venueExecutiveList: input.venueExecutiveList.map(cleanExecutive),
    venueCoffeeSize: input.venueCoffeeSize.map(cleanCoffee),
  };
  const faults = [
    ...fault('venueName', fields.venueName, limits.text, 1),
    ...fault('address', fields.address, limits.text, 1),
    ...fields.venueExecutiveList.flatMap(executiveFaults),
    ...fields.venueCoffeeSize.flatMap(coffeeFaults),
  ];
  if (faults.length > 0) throw new Refusal('validation_failed', { fields: faults });
  return fields;
};
