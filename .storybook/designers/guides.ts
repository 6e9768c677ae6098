import * as limits from '../../src/api/field-limits'

/** One line of a guide's accessibility table: what, and how it is met. */
export type Fact = [what: string, how: string]

/** What a designer must know of a component; `good` and `bad` name its stories or say a rule. */
export interface Guide {
  when: string[]
  whenNot: string[]
  good: { story: string; why: string }
  bad: { story: string; why: string }
  limits: [what: string, limit: string][]
  accessibility: Fact[]
}

const letters = (limit: number) => `${limit} characters`
const pixels = (width: number, height: number) => `${width} x ${height} px`

/** The guides of the ten main components. The limits are those of `openapi.yaml` (x-max-length, x-picture-size). */
export const guides = {
  alert: {
    when: ['The result of something that a person has done, or that could not be done.'],
    whenNot: [
      'News for every visitor: a notification in the ticker.',
      'An error of one or two fields of an admin form: the field says it and has the focus.',
    ],
    good: { story: 'Failure', why: 'One sentence that says what happened and what to do.' },
    bad: {
      story: 'LongText',
      why: 'A text of this length is read by nobody; it only must not break.',
    },
    limits: [['Time on screen', '5 seconds, paused while pointer or focus is on it']],
    accessibility: [
      ['Announced', 'a live region that is there before its text'],
      ['Colour alone', 'never: icon and "Info" or "Error" say the same'],
      ['Keyboard', 'sentences of fields are buttons that move the focus'],
    ],
  },
  accordion: {
    when: ['Long texts with headings of which a reader wants one or two.'],
    whenNot: ['Fewer than three parts: write them one below the other.', 'Steps of a form.'],
    good: {
      story: 'Normal',
      why: 'The first part is open, so that the page is not a list of heads.',
    },
    bad: {
      story: 'AllClosed',
      why: 'Everything closed says nothing; only where the heads are the content.',
    },
    limits: [['Head', 'two lines at 360 px']],
    accessibility: [
      ['Heading', 'each head is a heading of the right level with a button inside'],
      ['Search in page', 'closed parts are found and opened'],
      ['Paper', 'everything is open'],
    ],
  },
  carousel: {
    when: ['The top of Home, with two or three slides.'],
    whenNot: ['A list that people compare: use cards.', 'The only place of an important fact.'],
    good: {
      story: 'SeveralSlides',
      why: 'The subject of the picture is in the right half, the text at the left.',
    },
    bad: { story: 'LongText', why: 'A heading over its limit grows over the picture.' },
    limits: [
      ['Heading 1', letters(limits.slideHeading1MaxLength)],
      ['Heading 2', letters(limits.slideHeading2MaxLength)],
      ['Picture', pixels(limits.slidePictureWidth, limits.slidePictureHeight)],
    ],
    accessibility: [
      ['Motion', 'pauses on pointer and focus, has a pause button, stands under reduced motion'],
      ['Contrast', 'the scrim and the shadow of the text keep it readable over a white picture'],
      ['Touch', 'a horizontal swipe changes the slide, a vertical one scrolls; dots are 44 px'],
      [
        'Pointer',
        'arrows are seen under pointer and focus; beyond six slides always, without dots',
      ],
    ],
  },
  dialog: {
    when: ['A question, or a form that belongs to the list behind it.'],
    whenNot: ['A long text: give it a page.', 'A success: say it in an alert.'],
    good: { story: 'Normal', why: 'One primary button, and it is the next good step.' },
    bad: { story: 'LongText', why: 'A dialog that scrolls hides its end.' },
    limits: [['Width', '420, 640, 760 or 1,000 px; the whole window on phones']],
    accessibility: [
      ['Focus', 'moves in, stays in, and returns to what opened it'],
      ['Escape', 'closes; unsaved text asks first'],
      ['Browser Back', 'closes the dialog and stays on the page'],
    ],
  },
  'empty-state': {
    when: ['A list that is truly empty, or a search without a result.'],
    whenNot: [
      'A list that could not be loaded: say so, with Retry.',
      'A section of Home: leave it out.',
    ],
    good: { story: 'WithActions', why: 'It offers the next step.' },
    bad: {
      story: 'TitleAlone',
      why: 'A title alone is a dead end; only where there is no next step.',
    },
    limits: [['Sentence', '46 characters a line, one sentence']],
    accessibility: [
      ['Picture', 'decorative, without a text alternative'],
      ['Heading', 'of the level that the page asks for'],
    ],
  },
  field: {
    when: ['Everything that a person types or chooses in a form.'],
    whenNot: [
      'A search over a list: the search box.',
      'A value that cannot be changed: plain text.',
    ],
    good: { story: 'Invalid', why: 'The error is below the field and says how to mend it.' },
    bad: { story: 'OverTheLimit', why: 'Amber warns and still saves; do not draw it as an error.' },
    limits: [
      ['Title of a course', letters(limits.courseTitleMaxLength)],
      ['Description of a course', letters(limits.courseDescriptionMaxLength)],
      ['Notification', letters(limits.notificationNotiMaxLength)],
      ['Subject of a mail', letters(limits.mailSubjectMaxLength)],
    ],
    accessibility: [
      ['Label', 'always visible; a placeholder is never a label'],
      ['Error', 'belongs to the field, which has aria-invalid'],
      ['Target', '44 px on phones'],
    ],
  },
  lightbox: {
    when: ['Pictures that people want to see large, one after the other.'],
    whenNot: ['A single picture inside a text.', 'Videos: they have a player.'],
    good: { story: 'Normal', why: 'The caption is one sentence below the picture.' },
    bad: { story: 'LongText', why: 'A long caption takes the height of the picture.' },
    limits: [
      ['Title', letters(limits.imageTitleMaxLength)],
      ['Caption', letters(limits.imageDescriptionMaxLength)],
    ],
    accessibility: [
      ['Keyboard', 'arrows change the picture, plus and minus zoom, Escape closes'],
      ['Address', 'each picture has a link of its own'],
    ],
  },
  pager: {
    when: ['Lists of the admin.'],
    whenNot: ['Galleries of the website: they have "View more".'],
    good: {
      story: 'InTheMiddle',
      why: 'First, last, current and its neighbours: seven places at most.',
    },
    bad: {
      story: 'OnePage',
      why: 'One page still shows the size, so that it can be changed back.',
    },
    limits: [
      ['Places', '7'],
      ['Page sizes', '10, 25, 50 and 100'],
    ],
    accessibility: [
      ['Links', 'a page is a link with its own address'],
      ['Current', 'aria-current, not colour alone'],
    ],
  },
  'picture-field': {
    when: ['A picture that the website shows in a fixed shape.'],
    whenNot: ['Any other file: the attachment field.'],
    good: { story: 'CurrentPicture', why: 'The picture is shown in the shape that visitors see.' },
    bad: {
      story: 'OtherShape',
      why: 'Another shape is cut at its edges; the field says so and saves.',
    },
    limits: [
      ['Slide', pixels(limits.slidePictureWidth, limits.slidePictureHeight)],
      ['Course', pixels(limits.coursePictureWidth, limits.coursePictureHeight)],
      ['Activity', pixels(limits.activityPictureWidth, limits.activityPictureHeight)],
      ['Size of the file', '5 MB before it warns'],
    ],
    accessibility: [
      ['Keyboard', 'a file input behind the button; dropping is never the only way'],
      ['Error', 'announced, and below the field'],
    ],
  },
  stepper: {
    when: ['A small whole number from 1, such as bricks of a donation.'],
    whenNot: ['An amount of money: a field.', 'A number that may be empty.'],
    good: { story: 'WithTotal', why: 'The total beside it changes at once.' },
    bad: { story: 'AtMaximum', why: 'Nobody presses a button 99,999 times: type it.' },
    limits: [['Value', '1 to 99,999']],
    accessibility: [
      ['Buttons', '44 px, named by what they count'],
      ['Keyboard', 'arrow keys and typing'],
    ],
  },
} satisfies Record<string, Guide>
