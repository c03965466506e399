import { array, number } from 'yup';
import { limits } from '../../contract/limits';
import { milkTypeCodes } from '../../contract/milk-codes';
import { type HoursFault, hoursFault, type WorkingHours, workingDays } from '../../contract/venues/hours';
import type { VenueCoffeeInput, VenueExecutiveInput, VenueMilk } from '../../contract/venues/records';
import {
  coffeeTypes,
  isCoffeeOffered,
  sizesOfCoffee,
  storeTypes,
  venueCoffeeSizes,
  venueLimits,
} from '../../contract/venues/values';
import { isPhone } from '../application-fields';
import { image } from '../images';
import {
  checkedText,
  fault,
  flag,
  id,
  input,
  integer,
  oneOf,
  optionOf,
  requiredFlag,
  requiredId,
  requiredText,
  text,
} from '../schemas';

/** Degrees: there, not negative (VEN-110 to VEN-113), and on the globe. */
const degrees = (max: number) =>
  number()
    .typeError(fault('type'))
    .required(fault('required'))
    .min(0, fault('min', { min: 0 }))
    .max(max, fault('max', { max }));

const executive = input({
  id: id(),
  fullName: requiredText().test(
    'min_length',
    fault('min_length', { min: venueLimits.executiveNameMin }),
    (value) => value == null || value.trim() === '' || value.trim().length >= venueLimits.executiveNameMin,
  ),
  title: text(),
  phoneNumber: checkedText('phone', isPhone, limits.text),
  isDeleted: flag(),
});

const executives = () =>
  array(executive)
    .required(fault('required'))
    .max(100, fault('max_length', { max: 100 }))
    .test('executives_max', fault('executives_max', { max: venueLimits.executives }), (list) => {
      const kept = ((list ?? []) as VenueExecutiveInput[]).filter((each) => each?.isDeleted !== true);
      return kept.length <= venueLimits.executives;
    });

const hasNo = (code: HoursFault) => (day: unknown) => day == null || hoursFault(day as WorkingHours) !== code;

const workingDay = input({
  workingDay: integer(1, 7).required(fault('required')),
  openHour: text(5),
  closeHour: text(5),
})
  .test('hours_required', fault('hours_required'), hasNo('hours_required'))
  .test('time', fault('time'), hasNo('time'))
  .test('hours_equal', fault('hours_equal'), hasNo('hours_equal'));

const eachDayOnce = (days: unknown): boolean =>
  new Set((days as WorkingHours[]).map((day) => day?.workingDay)).size === workingDays.length;

const workingHours = () =>
  array(workingDay)
    .required(fault('required'))
    .length(workingDays.length, fault('hours_required'))
    .test('hours_required', fault('hours_required'), (days) => days == null || eachDayOnce(days));

const coffee = input({
  coffeeOptionId: requiredId(),
  coffeeType: oneOf(coffeeTypes),
  coffeeSizeType: oneOf(venueCoffeeSizes),
  milkyCode: text(venueLimits.productCode),
  withoutMilkyCode: text(venueLimits.productCode),
  coffeeVolume: integer(1, venueLimits.coffeeVolumeMax).nullable(),
}).test(
  'coffee_not_offered',
  fault('coffee_not_offered'),
  (value) =>
    value?.coffeeType == null ||
    value.coffeeSizeType == null ||
    sizesOfCoffee(value.coffeeType as never).includes(value.coffeeSizeType as never),
);

/** A plan's coffees, each size once (VEN-100, VEN-101). */
const coffees = () =>
  array(coffee)
    .required(fault('required'))
    .max(coffeeTypes.length * venueCoffeeSizes.length, fault('coffee_twice'))
    .test('coffee_twice', fault('coffee_twice'), (list) => {
      const keys = ((list ?? []) as VenueCoffeeInput[]).map(
        (each) => `${each?.coffeeOptionId}/${each?.coffeeSizeType}`,
      );
      return new Set(keys).size === keys.length;
    })
    .when('hasPlusPackage', ([hasPlusPackage], schema) =>
      schema.test('coffee_not_offered', fault('coffee_not_offered'), (list: unknown) =>
        ((list ?? []) as VenueCoffeeInput[]).every(
          (each) => each?.coffeeType == null || isCoffeeOffered(each.coffeeType, hasPlusPackage === true),
        ),
      ),
    );

const milk = input({ milkTypeId: requiredId(), milkTypeCode: oneOf(milkTypeCodes) });

/** At least one that is milk (VEN-121, VEN-122). */
const milkTypes = () =>
  array(milk)
    .required(fault('milk_required'))
    .max(100, fault('max_length', { max: 100 }))
    .test('milk_required', fault('milk_required'), (list) =>
      ((list ?? []) as VenueMilk[]).some((each) => each != null && each.milkTypeCode !== 'WithoutMilk'),
    );

const images = () =>
  array(image().required(fault('required')))
    .required(fault('required'))
    .max(venueLimits.images, fault('max_length', { max: venueLimits.images }));

/** Every field of a venue's form (VEN-104 to VEN-122). */
export const venueFields = () => ({
  venueName: requiredText(),
  companyId: requiredId(),
  selectVenueStore: optionOf(storeTypes),
  address: requiredText(),
  cityId: requiredId(),
  districtId: requiredId(),
  latitude: degrees(90),
  longitude: degrees(180),
  isOpen: requiredFlag(),
  isComingSoon: requiredFlag(),
  hasPlusPackage: requiredFlag(),
  venueExecutiveList: executives(),
  workingHours: workingHours(),
  resources: array(requiredId())
    .required(fault('required'))
    .max(100, fault('max_length', { max: 100 })),
  venueCoffeeSize: coffees(),
  milkTypes: milkTypes(),
  venueImageList: images(),
  mapImage: image(),
});
