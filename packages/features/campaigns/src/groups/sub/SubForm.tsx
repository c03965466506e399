import {
  type Campaign,
  type CampaignGroup,
  type CreateCampaignInput,
  type CreateGroupCampaignsInput,
  campaignEntries,
  type Entry,
} from '@telve/api';
import { EntityForm, useTexts } from '@telve/kit';
import { formatNumber } from '@telve/locale';
import { FormAside, FormColumns } from '@telve/ui';
import { useState } from 'react';
import { useFollowCodes } from '../../codes/follow/useFollowing';
import { addErrors } from '../../data/addErrors';
import { useToGroup } from '../../data/useToGroup';
import { CampaignFields } from '../../form/CampaignFields';
import { CampaignPreview } from '../../form/CampaignPreview';
import { endDateFaults } from '../../form/further';
import { useCampaignForm } from '../../form/useCampaignForm';
import { campaignGroupTexts } from '../texts';
import { emptySubCampaign, type SubCampaignValues, toMany, toOne } from './mapping';
import { subMessage } from './messages';
import { PrefixHint } from './PrefixHint';
import { ScopeCard } from './ScopeCard';
import { SubSaveBar } from './SubSaveBar';
import { useSubRules } from './useSubRules';
import { WillBe } from './WillBe';

/** What a mass creation answers. */
type MadeForCompanies = { ids: number[] };
type Input = CreateCampaignInput | CreateGroupCampaignsInput;

const further = (values: SubCampaignValues) => endDateFaults(values);
const fieldOf = (path: string) => (path.startsWith('companyList') ? 'companies' : path);
const prefixHint = <PrefixHint />;

/** The form of a new campaign of a group, or of one for each company (GRP-09, GRP-10, GRP-28). */
export function SubForm({ group }: { group: CampaignGroup }) {
  const groupTexts = useTexts(campaignGroupTexts);
  const { sub: texts, addSubTitle } = groupTexts;
  const { texts: words, labels, message, codeFields, errorTexts, remember } = useCampaignForm();
  const toGroup = useToGroup();
  const leave = toGroup && (() => toGroup(group.id));
  const [mass, setMass] = useState(false);
  const rules = useSubRules(mass);
  const follow = useFollowCodes();
  const saved = (made: Campaign | MadeForCompanies, { codeType }: SubCampaignValues) => {
    if (codeType === 'Unique') {
      if ('ids' in made) follow.group(group);
      else follow.campaign(made);
    }
    leave?.();
  };
  return (
    <EntityForm<SubCampaignValues, Input, Campaign | MadeForCompanies>
      entry={
        (mass ? campaignEntries.createForCompanies : campaignEntries.create) as Entry<
          Input,
          Campaign | MadeForCompanies
        >
      }
      rules={rules}
      initial={emptySubCampaign}
      toInput={(values) => remember(values, (mass ? toMany : toOne)(group.id, values))}
      further={further}
      labels={{
        ...labels,
        companies: texts.companies,
        groupCampaignId: groupTexts.title,
        ...(mass ? { code: texts.prefix, userCount: texts.perCompany } : {}),
      }}
      message={subMessage(groupTexts, message)}
      fieldOf={fieldOf}
      codeFields={{ ...codeFields, company_not_found: 'companies' }}
      errorTexts={{
        ...errorTexts,
        ...addErrors(words.failed),
        company_not_found: texts.companyGone,
        campaign_group_not_found: texts.groupGone,
      }}
      success={(made, { companies }) => ('ids' in made ? texts.addedMany(formatNumber(companies.length)) : texts.added)}
      title={addSubTitle}
      onSaved={saved}
    >
      <FormColumns>
        <CampaignFields codeHint={mass ? prefixHint : undefined}>
          <ScopeCard mass={mass} onMass={setMass} />
        </CampaignFields>
        <FormAside>
          {mass && <WillBe />}
          <CampaignPreview />
        </FormAside>
      </FormColumns>
      <SubSaveBar mass={mass} onCancel={leave} />
    </EntityForm>
  );
}
