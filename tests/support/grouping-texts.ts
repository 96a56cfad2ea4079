/** Texts that learners paste, of ten kinds, two of each: what smart grouping is judged by. */
export const TEXTS: Readonly<Record<string, string>> = {
  'recipe 1': `Tomato and egg noodles. Wash the tomatoes and cut them into small pieces. Beat three eggs in a bowl with a little salt. Heat two spoons of
oil in a frying pan, pour in the eggs and stir until they are golden, then take them out. Fry the garlic and onion, add the tomatoes, sugar and soy sauce, and cook for five
minutes. Boil the noodles in a large pot of water, drain them and put them on a plate. Pour the hot sauce over the noodles and serve with fresh herbs and black pepper.`,
  'recipe 2': `To bake a chocolate cake, mix flour, sugar, butter and cocoa powder in a big bowl. Melt the chocolate slowly and let it cool down. Add the milk, a
pinch of salt and some baking powder. Pour the mixture into a round tin and bake it in a hot oven for forty minutes. Meanwhile whip the cream and slice the strawberries. When the
cake is cold, cover it with cream, decorate it with fruit and nuts, and serve it with vanilla ice cream and orange juice for dessert.`,
  'news 1': `A strong earthquake shook the north of the island early on Tuesday, the government said. At least forty people were injured and hundreds of houses collapsed. Soldiers and
rescue workers are searching for survivors under the ruins. The prime minister visited the area and promised money for families who have lost their homes. Roads and bridges were damaged,
and power was cut off in three cities. Hospitals need blood, medicine and clean water. Scientists warn that more shocks may follow, and schools will stay closed until Friday.`,
  'news 2': `The central bank raised interest rates again on Thursday in order to fight inflation. Prices of food and energy have risen sharply since spring, while wages have hardly grown. Economists expect
unemployment to increase next year, as companies cut costs and invest less. The stock market fell after the decision, and the currency lost two percent against the dollar. Trade unions
demand higher pay, and shop owners complain that customers spend less. The finance minister said the budget would support small businesses and low-income families.`,
  'exam passage 1': `Climate change is one of the greatest challenges of our time. Burning fossil fuels such as coal and oil releases carbon dioxide, which traps heat in the atmosphere. As a result, glaciers are
melting, sea levels are rising and many species are in danger of dying out. Scientists believe that we must reduce emissions, protect forests and use renewable energy such as solar power
and wind power. Recycling rubbish, saving water and taking public transport also help. Pollution of rivers and oceans by plastic is another serious problem that governments have to solve together.`,
  'exam passage 2': `More and more people move from the countryside to large cities in search of jobs and a better education. Urban areas offer hospitals, universities, museums and shopping malls, but they also
suffer from traffic jams, noise, crime and high rents. Many residents live in crowded apartment blocks far from their offices and spend hours on the subway. City planners try to solve these problems by
building parks, cycle lanes and affordable housing. In the suburbs, neighbours know each other better, yet there are fewer facilities for young people and old citizens.`,
  'story 1': `Once upon a time an old woodcutter lived with his daughter in a cottage at the edge of a dark forest. One winter evening the girl heard a strange voice outside. She opened the door and saw a hungry wolf
in the snow. She was frightened, but the wolf looked sad and its leg was bleeding. The girl gave it bread and warm milk and tied a scarf around the wound. In the morning the wolf had disappeared, but on the
doorstep lay a golden ring. Years later, when robbers attacked the cottage, a huge grey wolf came out of the trees and chased them away.`,
  'story 2': `Tom crept along the corridor and held his breath. The old castle was silent, and his torch threw long shadows on the walls. Behind a heavy curtain he found a rusty key and a wooden box. His
hands trembled as he turned the key. Inside lay a map, three silver coins and a letter from his grandfather. Suddenly somebody laughed. Tom dropped the box, ran down the stairs and hid behind a statue. His heart
was beating wildly. A tall man in a black coat walked past, whistling an old song, and Tom smiled with relief: it was his uncle.`,
  'e-mail 1': `Dear Ms Brown, thank you for your e-mail of 3 May. I am writing to apply for the position of sales manager in your company. I graduated from university last year and have worked as an assistant in a
travel agency since then. I speak English and French, enjoy dealing with customers and can use the usual office software. Please find my CV and two references attached. I would be glad to come to an interview at any
time. I look forward to hearing from you. Yours sincerely, Li Hua.`,
  'e-mail 2': `Hi Anna, how are you? Sorry that I did not write earlier, but I have been busy with my exams. Guess what: we are moving house next month! My new bedroom is bigger and there is a garden for the dog. My
brother broke his arm at football practice, so he is in a bad mood. Would you like to come and stay with us in the summer holidays? We could go swimming, watch films and have a barbecue. Give my love to your
parents and write back soon. Hugs, Julia.`,
  'science 1': `All living things are made of cells. Inside the nucleus of each cell, DNA carries the information that parents pass on to their children. Plants use sunlight, water and carbon dioxide to make sugar and
oxygen, a process called photosynthesis. Bacteria and viruses are too small to be seen without a microscope. Some bacteria cause disease, while others help us to digest food. Biologists carry out experiments in
the laboratory, collect data and test their theories. The discovery of antibiotics has saved millions of lives, but many germs have become resistant to drugs.`,
  'science 2': `The solar system consists of the sun, eight planets and countless smaller bodies such as moons, comets and asteroids. Gravity keeps the planets in their orbits. Jupiter is the largest planet and
has a thick atmosphere of hydrogen and helium. Astronomers use telescopes and space probes to explore the surface of Mars, where they have found signs of water. Rockets carry satellites into orbit. Light travels
at three hundred thousand kilometres per second, and the nearest star is so far away that its light takes four years to reach the earth.`,
  'travel 1': `We booked our flight and a hotel room online two months before the trip. At the airport we checked in our luggage, showed our passports and went through security. The plane landed an hour late because of
fog. We took a taxi to the town centre, where our hotel was close to the harbour. On the first day we went sightseeing with a guide, visited a cathedral and an old market, and bought souvenirs and postcards. Later we
rented a car, drove along the coast, lay on sandy beaches and tasted local dishes. The scenery in the mountains was breathtaking.`,
  'travel 2': `Packing list and tips for backpackers: passport, visa, tickets, credit card, map, sunglasses, sun cream, raincoat, hiking boots, sleeping bag, tent, torch, first aid kit. Get vaccinated before you leave and buy
travel insurance. Youth hostels are cheaper than hotels and you meet tourists from all over the world. Night trains save you a night of accommodation. Avoid walking alone in the dark, keep an eye on your wallet and
learn a few words of the local language. Ask at the tourist office for timetables of buses and ferries.`,
  'sport 1': `The home team won the football match by three goals to one in front of fifty thousand fans. The captain scored twice in the first half with a header and a penalty. The goalkeeper made a brilliant save, but the
defenders made too many mistakes. After the break the coach replaced two injured players, and the visitors attacked again and again. The referee showed a red card for a dangerous tackle. When the whistle blew, the
crowd cheered and sang. The champions now lead the league by six points and hope to win the cup again.`,
  'sport 2': `Running is a cheap way to keep fit: all you need is a pair of good shoes. Warm up and stretch your muscles before you start. Beginners should jog slowly for twenty minutes three times a week and drink plenty of
water. Swimming, cycling and yoga are gentle on the knees and back. Athletes who train for a marathon run up to a hundred kilometres a week and follow a strict diet. Rest is important, because tired muscles are easily
injured. Joining a gym or a club helps you to stay motivated and to make friends.`,
  'school 1': `Our school day begins at eight. In the first lesson we have maths with Mr Green, who explains everything on the blackboard. Then there is history, chemistry and English. During the break pupils play basketball
in the playground or chat in the canteen. Our head teacher is strict: we have to wear a uniform, switch off mobile phones and hand in our homework on time. In the library we borrow textbooks and prepare
presentations. At the end of term we take exams and get our reports. Students who fail have to repeat the grade.`,
  'school 2': `How to learn vocabulary: write new words on cards, with the translation on the back. Read each word aloud and make a sentence with it. Revise every day for ten minutes instead of cramming before a test. Group words by
topic, draw pictures and look up the pronunciation in a dictionary. Listen to songs and podcasts, watch films with subtitles and keep a diary in English. Do not be afraid of mistakes: practise speaking with classmates or a
language partner. Good notes, clear goals and patience improve your memory, spelling and grammar.`,
  'technology 1': `Artificial intelligence is changing the way we work. Machine learning programs recognise faces, translate languages and drive cars. Engineers train them with huge amounts of data on powerful computers. Robots in
factories assemble electronic devices faster than humans, and drones deliver parcels. Critics fear that automation will destroy jobs and that hackers could steal private information. Companies therefore invest in
cybersecurity, and users are advised to choose strong passwords and update their software. Smartphones, tablets and smartwatches are connected to the internet through wireless networks.`,
  'technology 2': `If your laptop is slow, close all programs that you do not use and restart it. Delete old files and empty the recycle bin. Check that the battery is charged and that the cable is plugged in. Install the latest version
of the operating system and scan the hard disk for viruses. To print a document, connect the printer by USB or Bluetooth, click on the icon and select the number of copies. Save your photos on a memory stick or in the cloud. If
the screen freezes, press the button for ten seconds. Do not open attachments from unknown senders, and never share your password.`,
}
