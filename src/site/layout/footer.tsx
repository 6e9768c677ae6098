import { Clock, ExternalLinkIcon, Mail, MapPin, Phone } from 'lucide-react'
import { useSyncExternalStore, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { settings } from '../../api/settings/settings'
import { neverChanges } from '../../lib/create-store'
import { BackToTop } from '../../ui/back-to-top'
import { ExternalLink } from '../text/links'
import { telUrl } from '../../lib/dialed-number'
import { localLines, localText } from '../../messages/translated'
import { siteName } from '../text/site-name'
import { Brand } from './brand'
import { SocialLinks } from './social-links'
import { commonMessages } from '../../messages/common'
import { menuMessages } from '../../messages/site-screens/menus'
import { policies, quickLinks, type MenuLink } from './navigation'

const linkRow = 'd-inline-flex align-items-center gap-2'
const factRow = 'd-flex gap-3 py-2 py-md-1'
const factIcon = { className: 'mt-1 text-highlight size-18', 'aria-hidden': true } as const

/** The current year; in a prerendered page the year of its build until it is hydrated. */
const useCurrentYear = () =>
  useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => __YEAR__,
  )

/** Description, links, address and copyright under the temple skyline. */
export function Footer() {
  const { site, links } = settings()
  const texts = menuMessages().footer
  const named = links.filter((entry) => entry.name && entry.url)
  return (
    <footer className="footer">
      <div className="skyline" aria-hidden="true" />
      <div className="back-to-top-anchor position-sticky pe-none scripted">
        <div className="d-flex justify-content-end pe-3">
          <BackToTop label={commonMessages().backToTop} />
        </div>
      </div>
      <div
        className="footer-body plain-links pt-5 pt-md-6 pb-4 bg-dark text-accent"
        data-bs-theme="dark"
      >
        <div className="container">
          <div className="footer-columns d-flex flex-wrap">
            <div className="footer-about d-flex flex-wrap align-items-center align-content-lg-start gap-3 column-gap-5">
              <Brand light />
              <p className="order-1 order-md-0 w-100 mb-0 lh-sm" dir="auto">
                {localText(site.description, site.descriptionHindi) || texts.aim}
              </p>
              <SocialLinks
                className="footer-column d-flex flex-wrap column-gap-4"
                linkClass="text-decoration-underline"
              />
            </div>
            <Column title={texts.quick}>
              <MenuLinks links={quickLinks} />
            </Column>
            <Column title={texts.otherSites}>
              {named.map(({ name, nameHindi, url }, index) => (
                <li key={index}>
                  <ExternalLink className={linkRow} href={url}>
                    <span dir="auto">{localText(name, nameHindi)}</span>
                    <ExternalLinkIcon className="size-16" aria-hidden="true" />
                  </ExternalLink>
                </li>
              ))}
              <MenuLinks links={policies} />
            </Column>
            <VisitColumn />
          </div>
          <div className="footer-end border-top d-flex flex-wrap align-items-center justify-content-between gap-1 column-gap-5 pt-2 mt-4 mt-md-5 fs-5">
            <span>{texts.copyright(useCurrentYear(), siteName())}</span>
            <span lang="hi">{texts.blessing}</span>
            <BackToTop label={commonMessages().backToTop} isLine />
          </div>
        </div>
      </div>
    </footer>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="footer-column text-break">
      <h2 className="fs-3 mb-2 text-white">{title}</h2>
      <ul className="list-unstyled mb-0">{children}</ul>
    </div>
  )
}

function MenuLinks({ links }: { links: MenuLink[] }) {
  return links.map(({ key, to }) => (
    <li key={key}>
      <Link className={linkRow} to={to}>
        {menuMessages().entries[key].label}
      </Link>
    </li>
  ))
}

function VisitColumn() {
  const { address, phones, email, open, openHindi } = settings()
  if (!address.lines.length && !phones.length && !email && !open) return null
  return (
    <div className="footer-column footer-visit text-break">
      <h2 className="fs-3 mb-2 text-white">{menuMessages().footer.visit}</h2>
      <ul className="list-unstyled mb-0">
        {address.lines.length > 0 && (
          <li className={factRow}>
            <MapPin {...factIcon} />
            <address className="mb-0" dir="auto">
              {localLines(address.lines, address.linesHindi).join(', ')}
            </address>
          </li>
        )}
        {phones.map((phone, index) => (
          <li key={index} className={factRow}>
            <Phone {...factIcon} />
            <a className={linkRow} href={telUrl(phone)}>
              {phone}
            </a>
          </li>
        ))}
        {email && (
          <li className={factRow}>
            <Mail {...factIcon} />
            <a className={linkRow} href={`mailto:${email}`}>
              {email}
            </a>
          </li>
        )}
        {open && (
          <li className={factRow}>
            <Clock {...factIcon} />
            <span dir="auto">{localText(open, openHindi)}</span>
          </li>
        )}
      </ul>
    </div>
  )
}
