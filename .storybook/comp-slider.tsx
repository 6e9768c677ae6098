import files from 'virtual:comps'
import { useState } from 'react'

/** The comps of a screen, by the name of its stories: files such as `home-1280.png` or `home-1280-part1of3.png`. */
const slugs: Record<string, string> = {
  'Vedic Courses': 'courses',
  'Course Registration': 'courses-register',
  'Founder Acharya': 'founder',
}

/** The comps of the admin screens, without `.png`: in a wide window and on a phone. */
const adminComps: Record<string, [wide: string, phone?: string]> = {
  Dashboard: ['05-dashboard', '07f-phone-dashboard'],
  Courses: ['01a-courses-list', '07a-phone-list'],
  Registrations: ['04e-registrations'],
  'Contact Us': ['04a-contact-list', '07g-phone-contact'],
  'Email Logs': ['04c-email-logs'],
  'Change Password': ['06-change-password', '07j-phone-change-password'],
  'Sign in': ['sign-in-1280', 'sign-in-360'],
}

/** The comps of a screen for the width that is nearest to the window's, in the order of their parts. */
export function findComps(title: string, width: number, among = files) {
  const screen = title.split('/').at(-1) ?? ''
  const isPhone = width <= 800
  // Some admin screens have the name of a public one.
  if (title.startsWith('Screens/Admin/')) {
    const name = adminComps[screen]?.[isPhone ? 1 : 0]
    return among.filter((file) => file.split('/').at(-1) === `${name}.png`)
  }
  const slug = slugs[screen] ?? screen.toLowerCase().replaceAll(' ', '-')
  const drawn = isPhone ? 360 : 1280
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
      {/* Not Bootstrap's fixed-bottom, which the style sheet of the website lacks. */}
      <div
        className="p-2 bg-white border-top"
        style={{ position: 'fixed', inset: 'auto 0 0', zIndex: 2001 }}
      >
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
