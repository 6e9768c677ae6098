import { useId } from 'react'
import { artUrl, type StaticPage } from '../../messages/page'
import { Blocks, Text } from './blocks'
import './static-page.scss'
import type { Elements } from '../../ui/elements'

/** A page's introduction, with its drawing in an arch after or before the text. */
export function Intro({
  page: { heading, lead, intro, art: drawing },
  archFirst = false,
  children,
}: {
  page: Pick<StaticPage, 'heading' | 'lead' | 'intro' | 'art'>
  archFirst?: boolean
  children?: Elements
}) {
  const title = useId()
  // Facts that begin an introduction stand before its lead, where a phone shows them without scrolling.
  const facts = intro[0]?.kind === 'facts' ? 1 : 0
  const Band = heading ? 'section' : 'div'
  return (
    <Band className="section-band bg-body" aria-labelledby={heading && title}>
      <div
        className={`container ${drawing ? 'intro align-items-center justify-content-between' : ''}`}
        data-arch={drawing && (archFirst ? 'first' : 'last')}
      >
        <div className={drawing ? 'intro-text' : 'intro-pair'}>
          {heading && <h2 id={title}>{heading}</h2>}
          <Blocks blocks={intro.slice(0, facts)} />
          <Text className="lead" text={lead} />
          <Blocks blocks={intro.slice(facts)} />
          {children}
        </div>
        {drawing && (
          <div className="arch position-relative d-none d-sm-block w-100">
            <div>
              <img
                src={artUrl(drawing.picture)}
                alt={drawing.alt}
                width="400"
                height="480"
                data-motif={drawing.motif}
              />
            </div>
          </div>
        )}
      </div>
    </Band>
  )
}
