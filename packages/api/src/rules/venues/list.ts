import type { venueEntries } from '../../contract/venues';
import { rulesFor } from '../rules';
import { flag, id, input, out, pageFields, requiredFlag, requiredId } from '../schemas';

const row = out.record({
  id: out.integer(),
  venueName: out.text(),
  code: out.text(),
  url: out.nullableText(),
  companyId: out.integer(),
  companyName: out.text(),
  companyIsActive: out.flag(),
  cityId: out.integer(),
  cityName: out.text(),
  districtId: out.integer(),
  districtName: out.text(),
  hasPlusPackage: out.flag(),
  isOpen: out.flag(),
  isComingSoon: out.flag(),
  isBusy: out.flag(),
  busyEndTime: out.nullableText(),
  isFree: out.flag(),
  freeEndDate: out.nullableText(),
  version: out.integer(),
});

export const venueRules = rulesFor<typeof venueEntries>()({
  list: {
    input: input({
      ...pageFields(),
      cityId: id(),
      districtId: id(),
      companyId: id(),
      isActive: flag(),
      hasPlusPackage: flag(),
    }),
    payload: out.page(row),
  },
  updateStatus: { input: input({ venueId: requiredId(), status: requiredFlag() }), payload: out.flag() },
});
