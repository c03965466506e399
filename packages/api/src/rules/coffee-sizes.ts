import type { coffeeSizeEntries } from '../contract/coffee-sizes';
import { requiredImage } from './images';
import { rulesFor } from './rules';
import { input, out, pageFields, requiredFlag, requiredId, requiredText, version } from './schemas';

const record = out.record({
  id: out.integer(),
  coffeeSize: out.text(),
  coffeeSizeImg: out.text(),
  coffeeSizeImgSelected: out.text(),
  urlPath: out.text(),
  active: out.flag(),
  version: out.integer(),
});

const fields = () => ({
  coffeeSize: requiredText(),
  coffeeSizeImg: requiredImage(),
  coffeeSizeImgSelected: requiredImage(),
  active: requiredFlag(),
});

export const coffeeSizeRules = rulesFor<typeof coffeeSizeEntries>()({
  list: { input: input(pageFields()), payload: out.page(record) },
  detail: { input: input({ id: requiredId() }), payload: record },
  create: { input: input(fields()), payload: record },
  update: { input: input({ id: requiredId(), version: version(), ...fields() }), payload: out.flag() },
  setActive: { input: input({ id: requiredId(), active: requiredFlag() }), payload: out.flag() },
});
