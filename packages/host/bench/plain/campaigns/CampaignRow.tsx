import { memo } from 'react';
import { RowLink, roles, Switch } from '../list/cells';
import { classes } from '../list/classes';
import { numbers } from '../list/Footer';
import { listTexts } from '../list/texts';
import type { RowProps } from '../list/types';
import { type Campaign, statusOf } from './campaigns';
import { texts } from './texts';

const [id, , codeType, used, coupon, packages, priority, shown, active] = texts.columns.map(({ label }) => label);

export const CampaignRow = memo(function CampaignRow({ row: campaign, toggle }: RowProps<Campaign>) {
  const { title, switching } = campaign;
  const href = `/dashboard/campaign/${campaign.id}`;
  const status = statusOf(campaign);
  return (
    <tr {...roles.row}>
      <td {...roles.cell} className="t-below-xl t-card-hidden" data-l={id}>
        <span className="t-faint">{campaign.id}</span>
      </td>
      <th scope="row" {...roles.rowheader} className="t-identity">
        <div className="t-main">
          <div>
            <a className="t-name" href={href}>
              {title}
            </a>
          </div>
        </div>
      </th>
      <td {...roles.cell} data-l={codeType}>
        {texts.codeTypes[campaign.codeType]}
      </td>
      <td {...roles.cell} data-l={used}>
        <Used campaign={campaign} />
      </td>
      <td {...roles.cell} data-l={coupon}>
        {status ? (
          <div className="t-row">
            <span className="t-badge" data-tone={status.tone} data-dot="fill">
              {status.word}
            </span>
          </div>
        ) : (
          <span className="t-none" />
        )}
      </td>
      <td {...roles.cell} data-l={packages}>
        <span className="t-tag" data-variant="plain">
          {texts.packages[campaign.subscriptionType]}
        </span>
      </td>
      <td {...roles.cell} className="t-end" data-l={priority}>
        {numbers.format(campaign.priority)}
      </td>
      <td {...roles.cell} className="t-switch" data-l={shown}>
        <Switch
          label={`${title} ${texts.shown}`}
          checked={campaign.shown}
          busy={switching === 'shown'}
          onClick={() => toggle(campaign, 'shown')}
        />
      </td>
      <td {...roles.cell} className="t-switch" data-l={active}>
        <Switch
          label={`${title} ${texts.active}`}
          checked={campaign.active}
          busy={switching === 'active'}
          onClick={() => toggle(campaign, 'active')}
        />
      </td>
      <td {...roles.cell} className="t-actions">
        <div className="t-acts">
          <RowLink label={`${listTexts.edit}: ${title}`} href={href} icon="pencil" />
        </div>
      </td>
    </tr>
  );
});

function Used({ campaign: { codeUsedCount, userCount } }: { campaign: Campaign }) {
  if (userCount === null) return <span className="t-faint">{texts.none}</span>;
  const [count, total] = [numbers.format(codeUsedCount), numbers.format(userCount)];
  const percent = Math.round((codeUsedCount / userCount) * 100);
  return (
    <div className={classes.used}>
      <span>
        <b>{count}</b> / {total}
      </span>
      <div
        role="progressbar"
        aria-label={used}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={`${total} koddan ${count} ${texts.used}`}
        data-tone="accent"
        data-size="sm"
        className={classes.track}
      >
        <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none">
          <rect width={percent} height="4" />
        </svg>
      </div>
    </div>
  );
}
