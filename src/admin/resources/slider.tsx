import {
  slideActionUrlMaxLength,
  slideHeading1MaxLength,
  slideHeading2MaxLength,
  slidePictureHeight,
  slidePictureWidth,
} from '../../api/field-limits'
import { linkCell } from '../cells/link-cell'
import { largeThumbnailCell } from '../cells/thumbnail-cell'
import { dateTimeCell } from '../cells/time-cells'
import { resource } from '../resource'

export const slider = resource('/admin/api/slider', {
  title: 'Slider',
  labels: { singular: 'slide', plural: 'slides' },
  search: { hint: 'Find by heading1 or heading2', fields: 'headings' },
  empty: 'Slides added here appear at the top of the home page.',
  name: 'heading1',
  picture: 'filePath',
  summaryFields: ['heading2', 'actionUrl'],
  columns: [
    { field: 'filePath', label: 'Image', cell: largeThumbnailCell, width: 108 },
    { field: 'heading1', label: 'Heading1', width: 190 },
    { field: 'heading2', label: 'Heading2' },
    { field: 'actionUrl', label: 'Action URL', cell: linkCell, width: 150 },
    { field: 'datetime', label: 'Date & Time', cell: dateTimeCell, width: 112 },
  ],
  fields: [
    {
      field: 'file',
      label: 'Image',
      control: { picture: { width: slidePictureWidth, height: slidePictureHeight } },
      hint: 'The same size for all slides.',
      required: 'add',
    },
    { field: 'heading1', label: 'Heading1', control: 'text', limit: slideHeading1MaxLength },
    { field: 'heading2', label: 'Heading2', control: 'textarea', limit: slideHeading2MaxLength },
    { field: 'actionUrl', label: 'Action URL', control: 'url', limit: slideActionUrlMaxLength },
  ],
  size: 'lg',
  add: { title: "Add Slider Slide's", multiple: true },
  edit: { title: 'Update Record' },
  deleteTexts: {
    singular: 'This slide will be removed from the website.',
    plural: 'They will be removed from the website.',
  },
})
