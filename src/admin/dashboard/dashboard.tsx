import {
  Mail,
  Plus,
  TriangleAlert,
  UserRoundCheck,
  MessageSquareText,
  type LucideIcon,
} from 'lucide-react'
import { useId, useState } from 'react'
import { Link, useLoaderData, useLocation } from 'react-router-dom'
import { signInPath } from '../../api/return-path'
import { adminMessages } from '../../messages/admin-screens/admin'
import { dashboardMessages } from '../../messages/admin-screens/dashboard'
import { alertMessages } from '../../messages/alerts'
import { formatCount, momentText } from '../../messages/format'
import { AlertMessage, type AlertContent } from '../../ui/alert/alert-message'
import { screenLabels } from '../resources/menu'
import { resources, type ResourceKey } from '../resources/registry'
import { addAddress, addManyAddress, defaultPageSize, recordAddress } from '../list/list-query'
import { ListMessage } from '../list/list-message'
import { MailLogContext, useMailReplies } from '../pane/mail-log'
import { Attention } from './attention/attention'
import './dashboard.scss'
import { lastVisit } from './last-visit'
import { NewestRecords } from './newest-records'
import {
  arrivedAfter,
  loadOverview,
  newestCount,
  panelLength,
  replyToMessage,
  replyToRegistration,
  type Message,
  type Overview,
} from './overview'
import { RevalidateButton } from './revalidate-button'

export const loader = loadOverview
export const handle = {
  head: () => ({
    title: adminMessages.screens.dashboard.label,
    area: adminMessages.admin,
    canonical: '/admin',
  }),
}

/** The first screen of the admin: what is new, what needs attention, and how many records there are. */
export function Component() {
  const overview = useLoaderData<Overview>()
  const { figures, messages, registrations } = overview
  const hasData = messages ?? registrations ?? figures.find(({ total }) => total !== undefined)
  return (
    <>
      <div className="list-head min-h-target d-flex flex-wrap align-items-center gap-3">
        <h1 className="m-0 me-auto pt-1 fs-1 text-break" tabIndex={-1}>
          {adminMessages.screens.dashboard.label}
        </h1>
        <AddLinks />
      </div>
      {hasData ? (
        <MailLogContext value={overview.mailLog}>
          <LoadedDashboard overview={overview} />
        </MailLogContext>
      ) : (
        <FailedDashboard {...overview} />
      )}
    </>
  )
}

/** The forms that staff open most, each with its list behind it. */
const addLinks: ResourceKey[] = ['activities', 'notification', 'igallery']

function AddLinks() {
  return (
    <nav className="add-links d-flex flex-wrap gap-2" aria-label={dashboardMessages.add.title}>
      {addLinks.map((key) => {
        const { icon: Icon, label } = resources[key]
        return (
          <Link
            key={key}
            className="btn btn-line"
            to={key === 'igallery' ? addManyAddress(key) : addAddress(key)}
          >
            <Plus aria-hidden="true" /> <span className="visually-hidden">{adminMessages.add}</span>{' '}
            <span className="add-name">{label}</span> <Icon className="ms-1" aria-hidden="true" />
          </Link>
        )
      })}
      <Link className="btn btn-line" to={addAddress('email')}>
        <Mail aria-hidden="true" /> <span className="add-name">{dashboardMessages.add.email}</span>
      </Link>
    </nav>
  )
}

function LoadedDashboard({ overview }: { overview: Overview }) {
  const { figures, messages, registrations, refusal } = overview
  const texts = dashboardMessages
  const missing = figures.filter(({ total }) => total === undefined).length
  const replies = useMailReplies()
  return (
    <>
      <NewSinceLastVisit overview={overview} />
      <div className="row g-4 mt-0">
        <NewestRecords
          title={adminMessages.newest.messages}
          plural={texts.messages}
          screen="contactus"
          entries={messages?.slice(0, panelLength).map((record) => ({
            id: record.id,
            name: record.name,
            summary: [record.subject],
            datetime: record.datetime,
            isReplied: replyToMessage(replies, record) !== undefined,
          }))}
        />
        <NewestRecords
          title={adminMessages.newest.registrations}
          plural={texts.registrations}
          screen="registrations"
          entries={registrations?.slice(0, panelLength).map((record) => ({
            id: record.id,
            name: record.name,
            summary: [record.course_name, record.course_type],
            datetime: record.datetime,
            isReplied: replyToRegistration(replies, record) !== undefined,
          }))}
        />
      </div>
      <Attention />
      <Figures figures={figures} />
      {missing > 0 && (
        <div className="d-flex flex-wrap align-items-center column-gap-4 mt-3">
          <p className="d-flex align-items-center gap-2 m-0 text-warning">
            <TriangleAlert size={16} aria-hidden="true" /> <span>{texts.missing(missing)}</span>
          </p>
          <RevalidateButton className="btn btn-quiet btn-small" />
          {refusal && <RefusedRead alert={refusal} />}
        </div>
      )}
    </>
  )
}

/** How many messages and registrations have come since this person's last visit, each a link to its list. */
function NewSinceLastVisit({ overview: { messages, registrations } }: { overview: Overview }) {
  const texts = dashboardMessages.new
  const titleId = useId()
  const [{ moment, isKnown }] = useState(() => lastVisit())
  const replies = useMailReplies()
  const newMessages = messages && arrivedAfter(messages, moment)
  const newRegistrations = registrations && arrivedAfter(registrations, moment)
  const unanswered = newMessages?.filter((record) => !replyToMessage(replies, record)) ?? []
  const { day, time } = momentText(moment)
  const countOf = (records: object[]) =>
    records.length < newestCount
      ? formatCount(records.length)
      : texts.atLeast(formatCount(records.length))
  return (
    <section className="mt-4" aria-labelledby={titleId}>
      <h2 className="mb-3 fs-3" id={titleId}>
        {isKnown ? texts.sinceLastVisit(`${day}, ${time}`) : texts.sinceYesterday}
      </h2>
      <div className="row g-4">
        <NewCard
          icon={MessageSquareText}
          to={addressOf(unanswered[0], messages)}
          text={
            newMessages
              ? texts.messages(newMessages.length, countOf(newMessages))
              : adminMessages.notLoaded(dashboardMessages.messages)
          }
          note={newMessages?.length ? texts.notAnswered(unanswered.length) : undefined}
        />
        <NewCard
          icon={UserRoundCheck}
          to="/admin/registrations"
          text={
            newRegistrations
              ? texts.registrations(newRegistrations.length, countOf(newRegistrations))
              : adminMessages.notLoaded(dashboardMessages.registrations)
          }
        />
      </div>
    </section>
  )
}

/** The list of messages, opened at one of the newest. */
function addressOf(message: Message | undefined, messages: Message[] = []) {
  if (message?.id === undefined) return '/admin/contactus'
  const page = Math.floor(messages.indexOf(message) / defaultPageSize) + 1
  return recordAddress({ screen: 'contactus', page }, message.id)
}

function NewCard({
  icon: Icon,
  to,
  text,
  note,
}: {
  icon: LucideIcon
  to: string
  text: string
  note?: string
}) {
  return (
    <div className="col-md-6">
      <Link
        className="new-card card flex-row align-items-center gap-3 h-100 px-4 py-3 text-body text-decoration-none"
        to={to}
      >
        <Icon className="flex-shrink-0 text-primary" aria-hidden="true" />
        <span>
          <strong className="d-block">{text}</strong>
          {note && <span className="d-block text-body-secondary">{note}</span>}
        </span>
      </Link>
    </div>
  )
}

/** The number of records of each resource, a quiet line of links. */
function Figures({ figures }: Pick<Overview, 'figures'>) {
  return (
    <ul className="figures nav mt-5" aria-label={dashboardMessages.figures}>
      {figures.map(({ screen, total }) => {
        const { label, title = label } = screenLabels[screen]
        return (
          <li key={screen}>
            <Link
              className="figure min-h-target d-flex align-items-baseline gap-2 px-2 fs-5 text-body-secondary text-decoration-none"
              to={`/admin/${screen}`}
            >
              {total === undefined ? (
                <b className="fs-4 font-tabular-nums text-body">
                  <span aria-hidden="true">{adminMessages.table.nothing}</span>
                  <span className="visually-hidden">{dashboardMessages.unknown}</span>
                </b>
              ) : (
                <b className="fs-4 font-tabular-nums text-body">{formatCount(total)}</b>
              )}{' '}
              <span>{title}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

/** Shown if nothing could be loaded. */
function FailedDashboard({ isOffline, refusal }: Pick<Overview, 'isOffline' | 'refusal'>) {
  const texts = dashboardMessages
  return (
    <div className="mt-4">
      <ListMessage
        picture="admin-failing"
        title={texts.inProgress}
        text={refusal ? '' : texts.noFigures}
      >
        {isOffline && (
          <p className="mt-3 mb-0 text-body-secondary">{alertMessages().unreachable}</p>
        )}
        {refusal && <RefusedRead alert={refusal} />}
        <RevalidateButton className="btn btn-primary mt-5" />
      </ListMessage>
    </div>
  )
}

/** The server's words about a refused read, and the way to another account where the right is missing. */
function RefusedRead({ alert }: { alert: AlertContent }) {
  const { pathname } = useLocation()
  return (
    <div className="w-100 mt-3">
      <AlertMessage alert={alert} messages={alertMessages()} />{' '}
      {alert.isForbidden && <Link to={signInPath(pathname)}>{alertMessages().otherAccount}</Link>}
    </div>
  )
}
