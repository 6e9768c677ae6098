import { imageDescriptionMaxLength, imageTitleMaxLength } from '../../api/field-limits'
import { largeThumbnailCell } from '../cells/thumbnail-cell'
import { dateTimeCell } from '../cells/time-cells'
import { resource } from '../resource'

export const imageGallery = resource('/admin/api/iGallery', {
  title: 'Image Gallery',
  labels: { singular: 'image', plural: 'images' },
  search: { hint: 'Find by title or description', fields: 'title or description' },
  empty: 'Pictures added here appear in the image gallery of the website.',
  name: 'title',
  picture: 'filePath',
  summaryFields: ['description', 'datetime'],
  columns: [
    { field: 'filePath', label: 'Image', cell: largeThumbnailCell, width: 108 },
    { field: 'title', label: 'Title', width: 240 },
    { field: 'description', label: 'Description' },
    { field: 'datetime', label: 'Date & Time', cell: dateTimeCell, width: 112 },
  ],
  fields: [
    {
      field: 'file',
      label: 'Image',
      control: { picture: 'any size' },
      hint: 'Keep the image small: visitors wait for it.',
      required: 'add',
    },
    { field: 'title', label: 'Title', limit: imageTitleMaxLength },
    {
      field: 'description',
      label: 'Description',
      control: 'textarea',
      limit: imageDescriptionMaxLength,
    },
  ],
  size: 'lg',
  add: { title: 'Add Image', multiple: true },
  edit: { title: 'Update Record' },
  deleteTexts: {
    singular: 'This image will be removed from the website.',
    plural: 'They will be removed from the website.',
  },
})
