export { BYTES_PER_KB, BYTES_PER_MB, formatBytes } from './bytes';
export {
  formatDateLong,
  fromLocalDate,
  monthNames,
  type NameStyle,
  toLocalDate,
  weekdayNames,
} from './calendar';
export { compareTr, sortTr } from './compare';
export { contentDisposition } from './contentDisposition';
export { addDays, addMonths, addYears, daysBetween, startOfMonth, startOfWeek, weekdayOf } from './dayMath';
export { type EditHistory, recordEdit, redoEdit, startHistory, undoEdit } from './editHistory';
export { atTime, fromTime, genitive, towardsTime } from './endings';
export { exportFileName } from './exportFileName';
export { foldTr, includesTr } from './fold';
export {
  type DateFormatOptions,
  type DateValue,
  formatDate,
  formatDateRange,
  formatDateTime,
  formatTime,
} from './formatDate';
export { graphemes } from './graphemes';
export {
  checkIban,
  formatIban,
  IBAN_MASK,
  type IbanFault,
  ibanBankCode,
  isIban,
  isIbanComplete,
  normalizeIban,
} from './iban';
export { cleanEmail, lowerId, normalizeEmail, upperId } from './identifier';
export { type DateParts, type IsoDate, isIsoDate, isoFromParts, partsOfIso } from './isoDate';
export {
  endOfDay,
  fromIstanbul,
  type Instant,
  type IstanbulTime,
  instantMs,
  startOfDay,
  TIME_ZONE,
  today,
  toIstanbul,
} from './istanbul';
export { createDigitMask, digitsOf, fillMask, type Mask, type MaskParts, maskSlots, readMask } from './mask';
export { editMask, type MaskEdit, type MaskState } from './maskEdit';
export { MISSING } from './missing';
export { formatMoney, formatNumber, formatPercent, type NumberFormatOptions } from './number';
export { parseDate } from './parseDate';
export { parseDecimal, parseInteger } from './parseNumber';
export { isPersonName } from './personName';
export { formatPhone, isPhone, NATIONAL_PHONE_MASK, PHONE_MASK, parsePhone, toStoredPhone } from './phone';
export { shortenFileName, shortenText } from './shorten';
export { isTaxNumber, TAX_NUMBER_MASK } from './taxNumber';
export { cleanLine, cleanText } from './text';
export { isTime, minutesOfTime, parseTime, timeOfMinutes } from './time';
export { toWireDate, type WireDateFormat } from './wireDate';
