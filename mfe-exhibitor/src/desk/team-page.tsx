import { localeCodes } from '@dswine/shared/contract/locales';
import type { DeskMember } from '@dswine/shared/contract/exhibitor-desk';
import {
  inviteColleagueForm,
  maxDeskMembers,
  revokeMemberForm,
} from '@dswine/shared/fair/forms/exhibitor-desk-forms';
import { Choices, TextInput } from '@dswine/shared/form/fields';
import { Form } from '@dswine/shared/form/form';
import { keyIn } from '@dswine/shared/section/messages';
import { useSite, useTranslations } from '@dswine/shared/section/runtime';
import { deskHead, DeskPage } from './desk-page.tsx';
import { DeskPart } from './desk-part.tsx';
import styles from './desk.module.scss';

/** Those who may use the desk: each can be removed, and colleagues be added. */
export function Page() {
  const t = useTranslations();
  return (
    <DeskPage
      part="team"
      results={['invited', 'revoked']}
      lead={t('team.lead', { max: maxDeskMembers })}
    >
      {({ Team }) => (
        <>
          <ul className={styles.team}>
            {Team.map((member) => (
              <Member key={member.Id} member={member} />
            ))}
          </ul>
          {Team.length < maxDeskMembers ? <Invite /> : <p>{t('team.full')}</p>}
        </>
      )}
    </DeskPage>
  );
}

function Member({ member: { Id, Name, Email, You } }: { member: DeskMember }) {
  const t = useTranslations();
  return (
    <li>
      <p translate="no">
        <strong>{Name}</strong>
        {You ? <span className={styles.you}>{t('team.you')}</span> : null}
        <br />
        {Email}
      </p>
      <Form
        name="revoke"
        plan={revokeMemberForm}
        quiet={{ label: t(You ? 'team.leaveLabel' : 'team.revokeLabel', { name: Name }) }}
        submit={t(You ? 'team.leave' : 'team.revoke')}
        label={() => Name}
      >
        <input type="hidden" name="Member" value={Id} />
      </Form>
    </li>
  );
}

function Invite() {
  const t = useTranslations();
  const { locale } = useSite();
  return (
    <DeskPart id="invite" title={t('team.invite.title')}>
      <p>{t('team.invite.text')}</p>
      <Form
        name="invite"
        plan={inviteColleagueForm}
        drafts={false}
        submit={t('team.invite.submit')}
        label={(field) => t(keyIn('desk.fields', field))}
      >
        <TextInput name="Name" autoComplete="off" />
        <TextInput name="Email" type="email" autoComplete="off" />
        <Choices
          name="Language"
          value={locale}
          options={localeCodes.map((code) => ({
            value: code,
            label: t(keyIn('team.languages', code)),
          }))}
        />
      </Form>
    </DeskPart>
  );
}

export const head = deskHead('team');
