import { type CampaignGroup, campaignEntries, limits } from '@telve/api';
import { Can, EntityForm, FormTextField, useFormBusy, useTexts } from '@telve/kit';
import { Button, Card, containerBelow, theme } from '@telve/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { campaignWords } from '../../words/texts';
import { campaignGroupTexts } from '../texts';

interface TitleFormProps {
  group: CampaignGroup;
  /** How often the page itself has written the group, by choosing its campaigns. */
  ownWrites: number;
}

const toValues = ({ title }: CampaignGroup) => ({ title });

/** The title of a group (GRP-04, GRP-31, GRP-33); a save over a newer version opens the comparison (D-91). */
export function TitleForm({ group, ownWrites }: TitleFormProps) {
  const texts = useTexts(campaignGroupTexts);
  const { network } = useTexts(campaignWords);
  const initial = useMemo(() => ({ title: group.title }), [group.title]);
  return (
    <Can entry={campaignEntries.updateGroup}>
      <Frame>
        <EntityForm
          entry={campaignEntries.updateGroup}
          rules={() => import('@telve/api/rules/campaigns').then(({ campaignRules }) => campaignRules.updateGroup)}
          initial={initial}
          version={group.version}
          ownWrites={ownWrites}
          toInput={(values) => ({ id: group.id, ...values })}
          labels={texts.labels}
          errorTexts={{ network, unreadable: network }}
          conflict={{ toValues }}
          success={texts.updated}
          title={group.title}
        >
          <TitleCard />
        </EntityForm>
      </Frame>
    </Can>
  );
}

function TitleCard() {
  const texts = useTexts(campaignGroupTexts);
  const busy = useFormBusy();
  return (
    <Card>
      <Line>
        <FormTextField name="title" required counter={limits.text} autoComplete="off" />
        <Button type="submit" loading={busy} loadingText={texts.saving}>
          {texts.saveTitle}
        </Button>
      </Line>
    </Card>
  );
}

const Frame = styled.div`
  margin-bottom: ${theme.space[7]};
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[5]};
  align-items: start;

  /* Beside the box, not beside its label. */
  & > button { margin-top: 24px; }
  ${containerBelow.md} {
    grid-template-columns: minmax(0, 1fr);
    & > button { margin-top: 0; }
  }
`;
