import { useLoaderData } from 'react-router-dom'
import { settings } from '../../api/settings/settings'
import type { PageSection, StaticPage } from '../../messages/page'
import { Section } from '../page-header/section'
import { BankCard } from '../donation/bank-card'
import { GiftCard } from '../donation/gift-card'
import { useGift } from '../donation/use-gift'
import { PageHeader } from '../page-header/page-header'
import { SettingsText, fillSettings } from '../text/settings-text'
import { crumbsOf, headOf, sectionOf, textOf } from '../static-pages/page-parts'
import { Intro } from '../static-pages/intro'
import { Sections } from '../static-pages/sections'
import { BuildPicture } from './build-picture'
import './temple-construction.scss'

/** Temple Construction: three tiers that colour a drawing of the temple, bank details, status, amenities, rooms. */
export function Component() {
  const page = useLoaderData<StaticPage>()
  const tiers = sectionOf(page, 'tiers')
  const rooms = sectionOf(page, 'accommodation')
  const gift = useGift()
  return (
    <>
      <PageHeader
        crumbs={crumbsOf(page)}
        title={page.title}
        hindi={page.hindi}
        scene={page.scene}
      />
      <div className="offering d-flex flex-column">
        <Intro page={page} />
        <Section background="dark" className="donation order-first order-md-0" head={headOf(tiers)}>
          <div className="gift-and-bank align-items-start">
            <GiftCard gift={gift} />
            <BuildPicture donation={gift.touched} cards={tiers.cards} />
          </div>
        </Section>
      </div>
      <div className="section-band bg-body">
        <div className="container construction d-flex flex-wrap gap-6">
          <BankCard donation={gift.touched} />
          <div>
            <Sections
              sections={[withReachedStage(sectionOf(page, 'status')), sectionOf(page, 'amenities')]}
            />
            <p className="rooms mt-5 mb-0 px-4 py-3 rounded-2 bg-body-secondary">
              <strong>{`${rooms.title}.`}</strong>{' '}
              <SettingsText pieces={fillSettings(textOf(rooms.blocks))} />
            </p>
          </div>
        </div>
      </div>
    </>
  )
}

/** The section with the stage marked that the settings name. */
function withReachedStage(section: PageSection): PageSection {
  const reached = Number(settings().constructionStage)
  const blocks = section.blocks.map((block) =>
    block.kind === 'timeline' ? { ...block, reached } : block,
  )
  return { ...section, blocks }
}
