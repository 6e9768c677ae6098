import files from 'virtual:comps'
import { useState } from 'react'

/** The comps of a screen, by the name of its stories: files such as `home-1280.png` or `home-1280-part1of3.png`. */
const slugs: Record<string, string> = {
  'Vedic Courses': 'courses',
  'Course Registration': 'courses-register',
  'Founder Acharya': 'founder',
}

/** The comps of a screen for the width that is nearest to the window's, in the order of their parts. */
export function findComps(title: string, width: number, among = files) {
  const screen = title.split('/').at(-1) ?? ''
  const slug = slugs[screen] ?? screen.toLowerCase().replaceAll(' ', '-')
  const drawn = width <= 800 ? 360 : 1280
  const isComp = new RegExp(`(^|/)${slug}-${drawn}(-part\\d+of\\d+)?\\.png$`)
  return among.filter((file) => isComp.test(file)).toSorted()
}

/** Shows the comp over the screen, with a slider for the edge between them. Without a comp it says where comps come from. */
export function CompSlider({ title }: { title: string }) {
  const [edge, setEdge] = useState(50)
  const comps = findComps(title, window.innerWidth)
  return (
    <aside aria-label="Comp" className="in-admin">
      <div
        aria-hidden="true"
        style={{
          position: 'absolute',
          inset: '0 0 auto',
          zIndex: 2000,
          clipPath: `inset(0 ${100 - edge}% 0 0)`,
          pointerEvents: 'none',
        }}
      >
        {comps.map((file) => (
          <img key={file} src={`comps/${file}`} alt="" className="d-block w-100" />
        ))}
      </div>
      <div className="fixed-bottom p-2 bg-white border-top" style={{ zIndex: 2001 }}>
        {comps.length ? (
          <input
            type="range"
            className="w-100"
            aria-label="Comp at the left, screen at the right"
            value={edge}
            onChange={(event) => setEdge(Number(event.target.value))}
          />
        ) : (
          <p className="m-0">
            {files.length
              ? 'The folder of comps has none for this screen and width.'
              : 'Start Storybook with COMPS_FOLDER=/path/to/comps to see the comp here.'}
          </p>
        )}
      </div>
    </aside>
  )
}
