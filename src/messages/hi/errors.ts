import type { errorMessages } from '../errors'

/** The error pages [SHELL-3] [SHELL-4]. */
export const hindiErrors: ReturnType<typeof errorMessages> = {
  statuses: {
    400: '400 अनुरोध समझ में नहीं आया',
    404: '404 पृष्ठ नहीं मिला',
    405: '405 यह अनुरोध यहाँ स्वीकार नहीं है',
  },
  unexpected: 'कुछ अनपेक्षित हो गया!',
  noPages: 'ऐसा कोई पृष्ठ नहीं मिला',
  pathEnds: 'जिस राह से आप आए थे, वह यहीं समाप्त होती है।',
  hindi: 'आइए, लौट चलें।',
  unexpectedText: 'इस पृष्ठ का कोई अंश ठीक से नहीं चल सका। पृष्ठ फिर से खोलने पर प्रायः बात बन जाती है।',
  offline: {
    title: 'आप ऑफ़लाइन हैं',
    text: 'यह पृष्ठ अभी खुला नहीं था। नेटवर्क लौट आने पर कृपया इसे फिर से खोलें।',
  },
  home: 'मुखपृष्ठ पर लौटें',
  contact: 'संपर्क करें',
  reload: 'पृष्ठ फिर से खोलें',
  newVersion: {
    title: 'यह साइट नई की गई है',
    text: 'यह पृष्ठ साइट के पिछले रूप का है। कृपया इसे फिर से खोलें।',
  },
}
