import { Clock, ExternalLinkIcon, Mail, MapPin, Phone } from 'lucide-react'
import { useSyncExternalStore, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { settings } from '../../api/settings'
import { BackToTop } from '../../ui/back-to-top'
import { telUrl, ExternalLink } from '../text/links'
import { siteName } from '../text/site-name'
import { Brand } from './brand'
import { Social } from './social'
import { commonMessages } from '../../messages/common'
import { menuMessages } from '../../messages/menus'

/** Description, links, address and copyright under the temple skyline [SHELL-6]. */
export function Footer() {
  const { site, links } = settings()
  const texts = menuMessages().footer
  const named = links.filter((entry) => entry.name && entry.url)
  return (
    <footer className="site-foot">
      <div className="skyline" aria-hidden="true" />
      <div className="back-to-top-place">
        <div className="container d-flex justify-content-end">
          <BackToTop label={commonMessages().backToTop} />
        </div>
      </div>
      <div className="site-footer dark">
        <div className="container">
          <div className="footer-columns">
            <div className="footer-about">
              <Brand light />
              <p className="my-4" dir="auto">
                {site.description || texts.aim}
              </p>
              <Social className="footer-social d-flex flex-wrap gap-2" />
            </div>
            <Column title={texts.quick}>
              {texts.quickLinks.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </Column>
            <Column title={texts.otherSites}>
              {named.map(({ name, url }, index) => (
                <li key={index}>
                  <ExternalLink href={url}>
                    <span dir="auto">{name}</span> <ExternalLinkIcon aria-hidden="true" />
                  </ExternalLink>
                </li>
              ))}
              {texts.policies.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </Column>
            <VisitColumn />
          </div>
          <div className="footer-end d-flex flex-wrap justify-content-between gap-1 column-gap-5 pt-4 fs-5">
            <span>{texts.copyright(useYear(), siteName())}</span>
            <span lang="hi">{texts.blessing}</span>
          </div>
        </div>
      </div>
    </footer>
  )
}

const noopSubscribe = () => () => {}
/** A prerendered page shows the year of the build until it is hydrated. */
const useYear = () =>
  useSyncExternalStore(
    noopSubscribe,
    () => new Date().getFullYear(),
    () => __YEAR__,
  )

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="footer-column">
      <h2 className="fs-3 mb-2">{title}</h2>
      <ul className="list-unstyled mb-0">{children}</ul>
    </div>
  )
}

function VisitColumn() {
  const { address, phones, email, open } = settings()
  if (!address.lines.length && !phones.length && !email && !open) return null
  return (
    <div className="footer-column footer-visit">
      <h2 className="fs-3 mb-2">{menuMessages().footer.visit}</h2>
      <ul className="list-unstyled mb-0">
        {address.lines.length > 0 && (
          <li>
            <MapPin aria-hidden="true" />
            <address className="mb-0" dir="auto">
              {address.lines.join(', ')}
            </address>
          </li>
        )}
        {phones.map((phone, index) => (
          <li key={index}>
            <Phone aria-hidden="true" />
            <a href={telUrl(phone)}>{phone}</a>
          </li>
        ))}
        {email && (
          <li>
            <Mail aria-hidden="true" />
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
        {open && (
          <li>
            <Clock aria-hidden="true" />
            <span dir="auto">{open}</span>
          </li>
        )}
      </ul>
    </div>
  )
}
