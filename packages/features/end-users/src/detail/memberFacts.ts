import type { EndUser } from '@telve/api';
import { formatDateRange, formatNumber, formatPhone } from '@telve/locale';
import type { EndUserTexts } from '../texts';
import type { Fact } from './Facts';

/** Who the member is (SUP-07, SUP-08, SUP-09). */
export const personFacts = (member: EndUser, { fields }: EndUserTexts): readonly Fact[] => [
  { label: fields.firstName, value: member.firstName },
  { label: fields.lastName, value: member.lastName },
  { label: fields.email, value: member.email },
  { label: fields.phoneNumber, value: formatPhone(member.phoneNumber) },
  { label: fields.imgUpdateCount, value: formatNumber(member.imgUpdateCount), wide: true },
];

/** The state in words; one of a newer server by its own name. */
const statusOf = ({ membershipStatus }: EndUser, { statuses }: EndUserTexts): string | null =>
  membershipStatus && (Object.hasOwn(statuses, membershipStatus) ? statuses[membershipStatus] : membershipStatus);

/** What the member has (SUP-10, SUP-11, SUP-12, SUP-13). */
export const subscriptionFacts = (member: EndUser, texts: EndUserTexts): readonly Fact[] => {
  const { fields, has, hasNot } = texts;
  return [
    { label: fields.hasSubscriptionPlan, value: member.hasSubscriptionPlan ? has : hasNot },
    { label: fields.subscription, value: member.subscription },
    { label: fields.planName, value: member.subscriptionPlanName },
    { label: fields.timePeriod, value: member.subscriptionPlanTimePeriod },
    { label: fields.description, value: member.subscriptionPlanDescription, wide: true },
    { label: fields.hasMembership, value: member.hasMembership ? has : hasNot },
    { label: fields.membershipStatus, value: statusOf(member, texts) },
    {
      label: fields.period,
      value: formatDateRange(member.membershipStartDate, member.membershipEndDate),
      wide: true,
    },
  ];
};
