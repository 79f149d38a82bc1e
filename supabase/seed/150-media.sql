-- The pictures of posts (6xx shows post 1xx) and projects. Their files are in media/, and are stored
-- beside these rows: by the embedded backend itself, by the official one as config.toml says.
insert into public.media (id, name, alt, mime, bytes, width, height, hash, path, variants, created_at)
select
  folder::uuid, name, alt, 'image/webp', bytes, 1440, 810, hash, folder || '/1440x810',
  jsonb_build_array(
    jsonb_build_object('path', folder || '/640', 'width', 640, 'mime', 'image/webp', 'bytes', bytes_640),
    jsonb_build_object('path', folder || '/1280', 'width', 1280, 'mime', 'image/webp', 'bytes', bytes_1280)
  ),
  now() - make_interval(days => number - 590)
from (
  values
    (601, 'first-paint-cover', 'An orange bar stands at the left of a time line; after a pause black bars follow, ever closer and thicker.',
      980, 2030, 3024, '956e26424a5d1bcd5e616fb8b8f2ab06541fb213d12684a07f7e3a4a6fdc4091'),
    (602, 'forms-cover', 'Eight lines of blocks, like words of a form at night. One line is orange and ends with a cursor.',
      2524, 5080, 8100, '1f468191dabd3ffbea082676fdcc2c6f483aa4cfebc66c01371766d6b15b457c'),
    (603, 'theme-switch-cover', 'A target, light on its left half and dark on its right, with an orange centre.',
      22820, 10070, 20096, '4b9ea22a2afeb4ceef821cd1865e45260f6d47d54f652d6d24bbdefb49b4dc1b'),
    (604, 'evaluation-cover', 'Five rows of small dials, some black, some only outlined. One of them is orange.',
      32830, 14336, 28160, '085eccb3723ff1598428a522fe99e108637409c66211524ea4fc9edc646697ee'),
    (605, 'streaming-cover', 'Black blocks run along one line into a white square and fan out from there over many curves, on orange.',
      38574, 14636, 32872, '5e0455449192cae1aedde0161be2b60dd42e99a64e058cc63d8e506fb1223ae3'),
    (606, 'gradient-descent-cover', 'Contour lines at night. An orange path zigzags across them into a small circle.',
      66160, 29378, 56052, '366fc1ae84e6cb0aa85557cd3b783bb982d4784176a2a10de308bd78c735cb4a'),
    (607, 'validation-cover', 'Two overlapping circles of dots, black ones and rings. The dots that both share are orange.',
      62770, 28572, 56674, 'b225b66c82ac38029bbcc16c58bdc938eeed912dddd2721633cdfe3df0f3b961'),
    (608, 'tool-calls-cover', 'Black plugs of five shapes on the left and their sockets on the right. One plug, orange, is pointed.',
      6868, 2910, 6226, 'bfc007e291f54549f5e72dbcf3c5815071e53311289ea258f7c3125984113a07'),
    (609, 'bouncer-cover', 'Lines run towards a white gate at night. Most end in front of it; three white ones and an orange one pass.',
      896, 2482, 3646, '9bfce555889b64444d62b4f621dafd63403b6ec69d25fe583b2856723f75ad51'),
    (610, 'fixed-price-cover', 'Eight black bars and an orange line across them. What rises above the line is hatched.',
      3212, 2646, 5384, '8c0f5fce1ae51562eaefea8f30deff867f34ac2cc812b9aa337d7dbe5b95206a'),
    (611, 'changelog-cover', 'A time line with four plain entries and one in orange, which is larger than the others.',
      6284, 2678, 5638, 'f7931582732e7b9446073656bedaa357cf21e9c4b9faa3211231a10e4bf38073'),
    (612, 'bisection-cover', 'Rows of black bars on orange, each half as long as the one above, down to a single white bar.',
      18430, 10666, 23192, 'c1ceb6509b4333e87c2b0b28d4959bcadfd7ed8d4627aad87c4bacead41fde6e'),
    (613, 'parted-waves', 'Wavy lines part around an empty circle. One orange line runs straight through it.',
      78934, 29720, 73050, '91308890b7339bc1d49658c334c9dc23660e237de4d843bb5069152efa4f3e58'),
    (621, 'tidewatch', 'A harbour dashboard: a curve of thin bars rises, falls and rises again to an orange needle. Beside it stand a dial and four lines of readings.',
      10576, 4514, 10038, '1dbb48c0e2e82fccb891d10fe78b57c4670344e4bceec8061d4ce90887f63838'),
    (622, 'plainform', 'A form with two buttons. One of its fields is outlined in orange and has the cursor.',
      4938, 2834, 5378, 'cfcdace5725fb607bf20189759f466e1a5525d88dce72c13dbe55d7220f1d420'),
    (623, 'relay-chat', 'A chat at night: two messages, and an orange line that hands over to a third one.',
      2588, 2896, 5812, 'ead4014e243f5bb5c96640cc56dafd0cecc689c3b895a0e598f29db752b8590a'),
    (624, 'ledgerline', 'A dark ledger on orange, with four columns of figures and an orange sum.',
      3406, 9262, 13746, 'ae83f2579c389028bdd579f56b175bbcc75749cc6e69af8e038d413a04dba56d'),
    (625, 'nightshift', 'A dark screen with a dial around a crescent moon and a list of which one entry is orange.',
      17856, 7080, 16000, 'bad5e353312dc5b525a4aa490b11a89be21a19afe363b81b300f648c8d9426bb'),
    (626, 'cartogram', 'A drawing tool with a map of hexagons. One of them is orange and selected.',
      28782, 13832, 25876, '03f9e6c5757a65cace5dcaf0ab4c0f29e8e47648f22dc00a38dfb9634f625f7d')
) as picture (number, name, alt, bytes, bytes_640, bytes_1280, hash)
cross join lateral (select '00000000-0000-4000-8000-000000000' || number) as place (folder);
